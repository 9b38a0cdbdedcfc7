/**
 * `npm test`: what every change has to pass, as one table of steps with their minutes. Where types, lint, the
 * specification or the bytes are red, it ends there: what follows would only say so again. Exit 1 where a step is red.
 */
import { runSteps } from '../runSteps.ts'
import { sourceSteps, testSteps } from './steps.ts'

await runSteps(sourceSteps, 2)
if (process.exitCode === undefined) await runSteps(testSteps)
