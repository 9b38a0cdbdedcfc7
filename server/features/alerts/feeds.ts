/** The feed of one search, as Atom (RFC 4287, with tombstones of RFC 6721) and as JSON Feed 1.1. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AlertKind } from '#domain/alerts/limits.ts'
import { type FeedFormat, feedPath } from '#domain/alerts/paths.ts'
import type { Language } from '#domain/locale.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { amountIn } from '#server/content/mail/amountIn.ts'
import { escapeHtml } from '#server/http/escapeHtml.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { SearchRow } from './SavedSearches.ts'

/** Homes that a feed has, the last changed first. */
const MOST = 50

interface Entry {
  readonly id: string
  readonly url: string
  readonly at: string
  /** Undefined where the home is no longer offered. */
  readonly said: { readonly title: string; readonly text: string } | undefined
}

interface LastEvent {
  readonly listingId: number
  readonly kind: AlertKind
  readonly at: Date
}

export interface Feed {
  readonly search: Pick<SearchRow, 'id' | 'name' | 'url' | 'createdAt'>
  readonly origin: string
  readonly language: Language
  readonly token: string
  readonly entries: readonly Entry[]
  readonly updated: string
}

export const readFeed = Effect.fnUntraced(function* (search: SearchRow, language: Language, token: string) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const events = yield* sql<LastEvent>`SELECT DISTINCT ON (listing_id) listing_id AS "listingId", kind, at
    FROM alert_events WHERE searches @> ARRAY[${search.id}::int4] AND number IS NOT NULL
    ORDER BY listing_id, alert_events.number DESC`
  const last = events.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST)
  const cards = yield* (yield* Listings).cards(
    last.map(({ listingId }) => listingId),
    language,
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const entries = last.map(({ listingId, at }): Entry => {
    const card = cardOf.get(listingId)
    const url = `${origin}${localPath(language, listingPath(listingId))}`
    const price = card === undefined || card.price === null ? '' : amountIn(language, card.price)
    const where = card?.places.map(({ name }) => name).join(', ') ?? ''
    const text = [price, where].filter(Boolean).join(' · ')
    return {
      id: `${origin}${listingPath(listingId)}`,
      url,
      at: at.toISOString(),
      said: card && { title: [card.title, price].filter(Boolean).join(' · '), text },
    }
  })
  const updated = entries[0]?.at ?? search.createdAt.toISOString()
  return { search, origin, language, token, entries, updated } satisfies Feed
})

const listUrl = ({ origin, language, search }: Feed) => `${origin}${localPath(language, search.url)}`

function atom(feed: Feed): string {
  const { search, origin, token, entries, updated, language } = feed
  const self = `${origin}${feedPath(token, 'atom')}`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0" xml:lang="${language}">
<id>${escapeHtml(`${origin}/alerts/${search.id}`)}</id>
<title>${escapeHtml(search.name)}</title>
<updated>${updated}</updated>
<author><name>Estia</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(listUrl(feed))}"/>
${entries.map(atomEntry).join('\n')}
</feed>
`
}

const atomEntry = ({ id, url, at, said }: Entry): string =>
  said === undefined
    ? `<at:deleted-entry ref="${escapeHtml(id)}" when="${at}"/>`
    : `<entry><id>${escapeHtml(id)}</id><title>${escapeHtml(said.title)}</title><updated>${at}</updated><link rel="alternate" type="text/html" href="${escapeHtml(url)}"/><summary>${escapeHtml(said.text)}</summary></entry>`

/** JSON Feed knows no tombstones: what is gone is left out. */
const json = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.search.name,
    home_page_url: listUrl(feed),
    feed_url: `${feed.origin}${feedPath(feed.token, 'json')}`,
    language: feed.language,
    items: feed.entries.flatMap(({ id, url, at, said }) =>
      said === undefined ? [] : [{ id, url, title: said.title, content_text: said.text, date_modified: at }],
    ),
  })

/** How each format is written, and its type. */
export const writers: Readonly<
  Record<FeedFormat, { readonly type: string; readonly write: (feed: Feed) => string }>
> = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: atom },
  json: { type: 'application/feed+json; charset=utf-8', write: json },
}
