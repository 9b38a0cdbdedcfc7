import type { Texts } from '#app/i18n/texts.ts'
import { portal } from '#app/routes.tsx'
import { noAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { App } from '#app/shell/App.tsx'
import { AppContexts } from '#app/shell/contexts/AppContexts.tsx'
import { Navigation } from '#app/shell/Navigation.tsx'
import { PartTaker } from '#app/shared/kept/PartTaker.ts'
import { RenderedParts } from '#app/shell/places/RenderedParts.ts'
import { type Markup, piecesOf, tokenPlace, writtenOf } from './appMarkup.ts'
import type { DocumentFacts } from './documentHtml.ts'
import { KeptMarkup } from './KeptMarkup.ts'
import { KeptParts } from './KeptParts.tsx'

/** The address without its origin. */
export interface At {
  readonly path: string
  /** With its question mark. */
  readonly search: string
}

/** What the app's markup is written from. */
export interface Written {
  readonly facts: DocumentFacts
  readonly texts: Texts
  readonly at: At
}

interface AppOf extends Written {
  /** Is filled with the files of the lazy views that are rendered. */
  readonly parts: Set<string>
  readonly csrfToken: string
}

export const appOf = ({ facts, texts, at: { path, search }, parts, csrfToken }: AppOf) => (
  <RenderedParts value={parts}>
    <App portal={portal} boot={facts.boot} texts={texts} at={{ path, search: search.slice(1), csrfToken }} />
  </RenderedParts>
)

const lately = new KeptMarkup()

/**
 * The app's markup, kept with its parts if it is nobody's own: pages with a token in their address, and failures, have no
 * canonical one. Undefined where a part would wait or broke.
 */
export function markupFor(written: Written): Markup | undefined {
  const { boot, bootJson, head, isPersonal, request } = written.facts
  const { isSignedIn, oneTap } = boot.account
  const isOfNobody = !isPersonal && !isSignedIn && oneTap === undefined && head.canonical !== null
  // In development the code changes.
  if (!isOfNobody || 'dev' in request.assets) return wholeMarkup(written)
  const { path, search } = written.at
  const kept = request.kept ?? lately
  return kept.of([path, search, bootJson], () => markupWithParts(written, kept))
}

function wholeMarkup(written: Written): Markup | undefined {
  const parts = new Set<string>()
  const html = writtenOf(appOf({ ...written, parts, csrfToken: tokenPlace }))
  return html === undefined ? undefined : { pieces: piecesOf(html), parts }
}

/** The same, with the parts that many pages have alike rendered once for all of them. */
function markupWithParts(written: Written, kept: KeptMarkup): Markup | undefined {
  const parts = new Set<string>()
  const keptParts = keptPartsOf(written, kept)
  const html = writtenOf(
    <PartTaker value={keptParts.take}>{appOf({ ...written, parts, csrfToken: tokenPlace })}</PartTaker>,
  )
  if (html === undefined) return undefined
  const markup = keptParts.putInto(html)
  return markup ? { ...markup, parts: new Set([...parts, ...markup.parts]) } : wholeMarkup(written)
}

/** A part has neither address nor account nor replies around it: all that it is rendered from is in its key. */
function keptPartsOf({ facts, texts }: Written, kept: KeptMarkup): KeptParts {
  const { language, flags, origin, site, tilesUrl, isPseudo } = facts.boot
  const boot = { flags, origin, site, tilesUrl, account: noAccountFacts, fallback: {} }
  const contexts = { portal, boot, texts, at: { path: '/', search: '', csrfToken: tokenPlace } }
  return new KeptParts({
    kept,
    from: JSON.stringify([language, isPseudo, boot]),
    around: (part) => (
      <AppContexts {...contexts}>
        <Navigation>{part}</Navigation>
      </AppContexts>
    ),
  })
}
