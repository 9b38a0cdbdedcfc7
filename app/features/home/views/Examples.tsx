import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Examples.css.ts'

/** Sentences to try, each with what it finds now. */
export function Examples({ examples }: { examples: HomeContent['examples'] }) {
  const { t, format } = useTexts()
  return (
    <section className={styles.examples} aria-labelledby="home-try">
      <h2 id="home-try" className={styles.title}>
        {t('home.try')}
      </h2>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.list}>
        {examples.map(({ text, href, count }) => (
          <li key={href}>
            <ChipLink href={href}>
              <span>{`${text} `}</span>
              <span className={styles.bareCount} aria-hidden="true">
                {format.number(count)}
              </span>
              <span className={styles.count}>{t('home.found', { count })}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
