import Testing

/// What is left out of the vectors, and that the reason for it still holds.
struct VectorOmissionTests {
    @Test(arguments: VectorOmission.all)
    func `a case is left out only as long as it cannot be expressed`(_ row: VectorOmission) {
        #expect(row.holds(), "\(row.reason): no longer so; take the case into the vectors")
    }

    @Test func `every case is either a vector or left out`() {
        let rows: [any Row] =
            EasingVector.curves + EasingVector.stepsAndLines + LineVector.all + ComposedVector.all + RangeVector.all
            + SpringVector.all + ColorVector.interpolations + OklabVector.all + MoveVector.all + DragVector.all
            + TapVector.all + FrameVector.all + ScrollVector.all + DistanceVector.all + RestVector.all
            + SelectionVector.all
            + KeyVector.all + FocusStopVector.all + ClickVector.all
        let names = rows.map(\.name)
        #expect(Set(names).isDisjoint(with: VectorOmission.all.map(\.name)))
        #expect(Set(names).count == names.count, "two rows of one name")
    }
}
