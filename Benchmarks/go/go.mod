module tab-layout/peer

go 1.19
