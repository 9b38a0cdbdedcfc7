import type { ApiNote, ApiProblem } from '#cli/checks/api/check.ts'
import type { Words } from '#cli/checks/Words.ts'

export const apiWords: Words<ApiProblem | ApiNote> = {
  'call-method-differs': {
    says: ({ path, expected, found }) => `${path} is asked with ${found}; it should be ${expected}`,
    mend: 'Mend the method of the endpoint in its group under domain/api/: server and client both read it there.',
  },
  'calls-not-answered': {
    says: ({ calls }) =>
      `${calls.length} calls are not answered yet: ${calls.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    mend: 'Nothing today. Who builds one adds an endpoint to its group under domain/api/; CONTRIBUTING.md says how.',
  },
}
