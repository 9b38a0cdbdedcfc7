import { type MouseEvent, useState } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import type { LanguageOfferFacts } from './boot.ts'
import { keepLanguage, languageChoice } from '#app/shared/choices/languageChoice.ts'
import * as styles from './LanguageOffer.css.ts'
import { useAddress } from './useAddress.ts'

/**
 * Offers a visitor the page in the language of their browser or account. An address always shows its own
 * language: there is no automatic redirect (decision 0022). Both answers work without script.
 */
export function LanguageOffer({ offer }: { offer: LanguageOfferFacts }) {
  const [isOpen, setOpen] = useState(true)
  const { href, place, search } = useAddress()
  const shown = useLanguage()
  if (!isOpen) return null
  const decline = (event: MouseEvent) => {
    event.preventDefault()
    keepLanguage(shown)
    setOpen(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" className={styles.offer} lang={offer.language} aria-label={offer.text}>
      <Inline space="md">
        <Text size="small">{offer.text}</Text>
        <Inline space="md">
          <Link
            href={languageChoice.href(localPath(offer.language, place.path) + search, offer.language)}
            rel="nofollow"
            target="_top"
            isStanding
            isStrong
          >
            {offer.accept}
          </Link>
          <Link
            href={languageChoice.href(href, shown)}
            rel="nofollow"
            target="_top"
            tone="muted"
            underline="hover"
            isStanding
            onClick={decline}
          >
            {offer.decline}
          </Link>
        </Inline>
      </Inline>
    </div>
  )
}
