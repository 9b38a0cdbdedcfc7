/** Order, rooms and lines of the photographs of a listing, in one call. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ArrangedPhotograph } from '#domain/api/listings/OwnListings.ts'
import { lengthOf } from '#domain/forms/rules.ts'
import type { ListingProblem, ListingProblems } from '#domain/listing/facts/problems.ts'
import { photographLimits, shownAs } from '#domain/listing/photographs.ts'
import { isLanguage } from '#domain/locale.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import type { SentPhoto } from '#server/content/media/photographs/sentPhotos.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { refuseFields } from '../write/refusals.ts'
import { removeFiles } from './removeFiles.ts'

/** The photographs of a listing, in their order, as their advertiser arranges them. */
export const arrangedOf = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<SentPhoto>`SELECT id, subject, shown_as AS "shownAs", lines FROM photographs
    WHERE listing_id = ${listingId} ORDER BY position`
  return rows.map(
    ({ id, subject, shownAs: as, lines }): ArrangedPhotograph => ({
      photoId: id,
      subject,
      shownAs: shownAs.nameOf(as) ?? 'photograph',
      lines: { ...lines },
    }),
  )
}, Effect.orDie)

interface Asked {
  readonly params: { readonly id: number }
  readonly payload: { readonly photos: readonly ArrangedPhotograph[] }
}

/** What is wrong with the lines, by field. */
const problemsOf = (photos: readonly ArrangedPhotograph[]): ListingProblems =>
  Object.fromEntries(
    photos.flatMap(({ lines }, at) =>
      Object.entries(lines).flatMap(([language, line]): (readonly [string, ListingProblem])[] => {
        const field = `photos.${at}.lines.${language}`
        if (!isLanguage(language)) return [[field, { name: 'language' }]]
        const { lineMax } = photographLimits
        return lengthOf(line) > lineMax ? [[field, { name: 'text', values: { most: lineMax } }]] : []
      }),
    ),
  )

/** Puts the photographs into an order; those that are left out are removed, with their files. */
export const arrange = Effect.fn('ownListings.arrangePhotos')(function* ({
  params: { id },
  payload: { photos },
}: Asked) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('writeByAccount', accountId)
  const problems = problemsOf(photos)
  if (Object.keys(problems).length > 0) return yield* refuseFields(problems)
  const sql = yield* SqlClient.SqlClient
  const removed = yield* inTransaction(
    Effect.gen(function* () {
      const listing = yield* ownListing(accountId, id, 'locked')
      const known = (yield* arrangedOf(id)).map(({ photoId }) => photoId)
      const asked = photos.map(({ photoId }) => photoId)
      const strange = asked.findIndex((one, at) => !known.includes(one) || asked.indexOf(one) !== at)
      if (strange >= 0)
        return yield* refuseFields({ [`photos.${strange}.photoId`]: { name: 'photoUnknown' } })
      for (const [at, { photoId, subject, shownAs: as, lines }] of photos.entries())
        yield* sql`UPDATE photographs SET position = ${at + 1}, subject = ${subject}, shown_as = ${shownAs.idOf(as)},
          lines = ${JSON.stringify(lines)}::jsonb WHERE id = ${photoId}`
      const gone = known.filter((one) => !asked.includes(one))
      if (gone.length > 0) yield* sql`DELETE FROM photographs WHERE ${sql.in('id', gone)}`
      yield* (yield* ListingWriter).illustrate(listing, photos.length, yield* nowDate)
      return gone
    }),
  )
  // What cannot be removed now is removed later.
  if (removed.length > 0)
    yield* Effect.catchCause(removeFiles, (cause) =>
      Effect.logWarning('The files of removed photographs could not be removed', cause),
    )
  yield* Effect.ignore((yield* SearchIndex).catchUp)
  return { photos: yield* arrangedOf(id) }
})
