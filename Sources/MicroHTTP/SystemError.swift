import Glibc

/// The system's word for an error number. In glibc the text belongs to the calling thread.
func errorText(_ code: Int32) -> String { String(cString: strerror(code)) }

/// The system's word for the error of the call before.
func lastErrorText() -> String { errorText(errno) }
