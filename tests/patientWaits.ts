import { vi } from 'vitest'

// As long as `expect.poll` waits in every project. A busy machine takes longer than the second of `vi.waitFor`, which
// has no setting.
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 10_000, ...options })
