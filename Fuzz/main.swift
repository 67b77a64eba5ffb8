// Random input for the parts of the service that read what strangers send. Built by script/fuzz with libFuzzer, which mutates
// the inputs of the corpus towards code that they have not reached yet.
//
//     fuzz TARGET [libFuzzer's options] [corpus …]

import Glibc

#if FUZZ
    exit(runFuzzer())
#else
    exit(replay(Array(CommandLine.arguments.dropFirst())))
#endif
