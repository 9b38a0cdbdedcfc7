import fc from 'fast-check'
import { inject } from 'vitest'

// What a test makes up is the same in every run: one that fails, fails for a person who looks at it next. A test that names
// a seed of its own keeps it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('propertySeed') })

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number
    /** Whether this is `npm run test:nightly`. */
    isNightly: boolean
    /** Whether this is `npm test`. */
    isDay: boolean
  }
}
