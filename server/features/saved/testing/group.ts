import type { Browser } from '#server/features/accounts/testing/Browser.ts'

export const groupsPath = '/api-next/saved/groups/'

/** Sends JSON, or nothing with DELETE. */
export const sendTo = (browser: Browser, path: string, body: object, method = 'POST', headers = {}) =>
  browser.json(path, body, { method, headers })

/** Makes a group and returns its id. */
export async function makeGroup(browser: Browser, name: string, listingIds: readonly number[] = []) {
  const reply = await sendTo(browser, groupsPath, { name, listingIds })
  if (reply.status !== 200) throw new Error(reply.text)
  return String(reply.at('id'))
}

/** Makes a link to a group; the token is that of its address. */
export async function tokenOf(browser: Browser, id: string, body: object = {}) {
  const reply = await sendTo(browser, `${groupsPath}${id}/links/`, body)
  if (reply.status !== 200) throw new Error(reply.text)
  return {
    id: String(reply.at('id')),
    token: new URL(String(reply.at('url'))).searchParams.get('token') ?? '',
  }
}
