import { type JourneyText, neverHeard, type Step } from './journeys/Journey.ts'
import type { Reader } from './session/Reader.ts'

/** What went wrong on a journey, in a line each; none if all was heard. */
export async function walk(reader: Reader, origin: string, journey: JourneyText): Promise<readonly string[]> {
  for (const step of journey.steps) {
    const missing = await take(reader, origin, step)
    if (missing !== undefined) return [missing]
  }
  return judge(reader.heard, journey)
}

async function take(reader: Reader, origin: string, step: Step): Promise<string | undefined> {
  if ('open' in step) await reader.open(`${origin}${step.open}`)
  else if ('type' in step) await reader.type(step.type)
  else if ('until' in step) {
    const { key, until, most = 10 } = step
    if (!(await reader.keyUntil(key, until, most))) return `${most} times ${key}, and ${until} was not said`
  } else if ('says' in step) {
    if (!(await reader.keyAndHear(step.key, step.says))) return `after ${step.key}, ${step.says} was not said`
  } else for (let pressed = 0; pressed < (step.times ?? 1); pressed++) await reader.key(step.key)
  return undefined
}

/** The words that were not said, in their order, and those that should not have been. */
export function judge(said: readonly string[], { heard, never = [] }: JourneyText): readonly string[] {
  const problems: string[] = []
  let from = 0
  for (const words of heard) {
    const at = said.findIndex((one, index) => index >= from && words.test(one))
    if (at === -1) problems.push(`${words} was not said`)
    else from = at
  }
  for (const words of [...neverHeard, ...never]) {
    const wrong = said.find((one) => words.test(one))
    if (wrong !== undefined) problems.push(`${words} was said: “${wrong}”`)
  }
  return problems
}
