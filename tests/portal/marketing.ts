/**
 * The marketing service of the portal that is looked at from outside: a process of its own takes the calls, and the
 * suites ask here whom it was told of.
 */
import { type FakeMarketing, startMarketing } from '../fakes/marketing.ts'
import { marketingPort } from './address.ts'
import { askJson, serveJson } from './serveJson.ts'

/** A call that it took, as Braze's REST API takes it. */
export type MarketingCall = FakeMarketing['told'][number]

/** Starts it, and tells what it took. Gives the settings that name it. */
export async function serveMarketing(): Promise<Readonly<Record<string, string>>> {
  const { url, key, told } = await startMarketing()
  serveJson(marketingPort, () => told)
  return { BRAZE_REST_ENDPOINT: url, BRAZE_API_KEY: key }
}

/** The calls so far in which these words stand: an address, or the id that it was told for it. */
export async function marketingCalls(words: string): Promise<readonly MarketingCall[]> {
  const calls = await askJson<readonly MarketingCall[]>(marketingPort)
  return calls.filter(({ body }) => JSON.stringify(body).includes(words))
}
