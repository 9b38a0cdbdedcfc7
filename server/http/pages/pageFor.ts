import type { Page, PageRequest } from '#app/entry-server.tsx'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import type { Flags } from '#domain/flags.ts'
import type { Site } from '#domain/site.ts'
import type { Caller, Handler } from '#server/http/effectHandler.ts'
import type { OneTapPages } from './oneTapPages.ts'
import type { PageSource } from './PageSource.ts'

export interface PageOptions {
  readonly source: PageSource
  readonly flags: Flags
  /** What a map loads. */
  readonly tilesUrl: string
  readonly origin: string
  readonly site: Site
  /** Who else can say who a visitor is: those that are configured. */
  readonly socialProviders: readonly SocialProvider[]
  /** Google's prompt, where the operator switched it on. */
  readonly oneTap: OneTapPages | undefined
  /** Whether a marketing service is configured. */
  readonly hasMarketing: boolean
  /** Where agencies and constructors sign up; null if nowhere. */
  readonly agencySignUp: string | null
  /** Answers the API in process. */
  readonly fetchApi: Handler['fetch']
}

/** What pages depend on besides the address, from the request. */
export interface Reader
  extends Caller,
    Pick<PageRequest, 'results'>,
    Required<Pick<PageRequest, 'theme' | 'nonce' | 'csrfToken' | 'offeredLanguage' | 'isPseudo'>> {
  readonly isSignedIn: boolean
  /** Whether Google's prompt may be on the page. */
  readonly seesOneTap: boolean
  /** Of the request, for a page of its session; empty without. */
  readonly cookie: string
  /** Headers of the page's API calls. */
  readonly headers: Readonly<Record<string, string>>
}

/** The page at an address (path and query), for one reader. */
export async function pageFor(url: string, reader: Reader, options: PageOptions): Promise<Page> {
  const {
    source,
    flags,
    tilesUrl,
    origin,
    site,
    socialProviders,
    oneTap,
    hasMarketing,
    agencySignUp,
    fetchApi,
  } = options
  const { isSignedIn, seesOneTap, headers, cookie, address, ...shown } = reader
  const renderPage = await source.renderer()
  return renderPage({
    ...shown,
    url,
    origin,
    site,
    flags,
    tilesUrl,
    account: {
      isSignedIn,
      socialProviders,
      offersOneTap: oneTap !== undefined,
      hasMarketing,
      ...(agencySignUp !== null && { agencySignUp }),
      ...(oneTap !== undefined &&
        seesOneTap && { oneTap: { clientId: oneTap.clientId, script: oneTap.script } }),
    },
    assets: await source.assets(url, shown.nonce),
    fetchApi: async (path, isPersonal = false) => {
      // Else pages are the same for everyone, and their replies are kept.
      const sent = isPersonal && cookie !== '' ? { ...headers, cookie } : headers
      const reply = await fetchApi(new Request(new URL(path, origin), { headers: sent }), { address })
      return { status: reply.status, body: await reply.json() }
    },
  })
}
