import type { CoverageNote, CoverageProblem } from '#cli/checks/coverage/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const coverageWords: Words<CoverageProblem | CoverageNote> = {
  'entry-untested': {
    says: ({ entry }) => `nothing tests ${entry}, and it is not listed as untested`,
    mend: 'Let a check compare it (its facts against cli/spec), or write a test and name it in cli/checks/coverage/proofs.ts. What cannot be tested yet is listed in cli/checks/coverage/untested.ts.',
  },
  'entry-unheard': {
    says: ({ entry }) => `the specification has no entry ${entry}`,
    mend: 'An entry is called as cli/spec calls it, after its file: name it anew in the list, or take it out.',
  },
  'proof-missing': {
    says: ({ title, entries }) => `no test is called “${title}”, which was to show ${entries.join(', ')}`,
    mend: 'Give the test its name back, or name in cli/checks/coverage/proofs.ts the one that shows the same now.',
  },
  'entries-untested': {
    says: ({ of, entries }) => `nothing tests ${entries.length} of ${of} entries: ${entries.join(', ')}`,
    mend: 'Nothing today. Who builds one of them writes its test, and takes it out of cli/checks/coverage/untested.ts.',
  },
  'entry-tested-now': {
    says: ({ entry }) => `${entry} is tested now, and is still listed as untested`,
    mend: 'Take it out of cli/checks/coverage/untested.ts: then it cannot get lost again.',
  },
}
