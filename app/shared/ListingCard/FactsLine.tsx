import { Fragment } from 'react'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { factMark, factsOf } from './cardWords.ts'
import { fact } from './ListingCard.css.ts'

/** The line that names a listing, broken between its facts. What it is may be long, and breaks where it must. */
export function FactsLine({ listing }: { listing: ListingCard }) {
  const [what, ...others] = factsOf(useTexts(), listing)
  return (
    <>
      <span>{what}</span>
      {others.map((text) => (
        <Fragment key={text}>
          <span>{factMark}</span>
          <span className={fact}>{text}</span>
        </Fragment>
      ))}
    </>
  )
}
