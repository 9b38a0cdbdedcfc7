import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Numbers.css.ts'

/** What is on the market at this moment: counted, not rounded up. */
export function Numbers({ content: { sale, rent, agencies } }: { content: HomeContent }) {
  const { t, format } = useTexts()
  const numbers = [
    { value: sale, label: t('home.sale', { count: sale }) },
    { value: rent, label: t('home.rentals', { count: rent }) },
    { value: agencies, label: t('home.agencies', { count: agencies }) },
  ]
  return (
    <section>
      <VisuallyHidden as="h2">{t('home.numbers')}</VisuallyHidden>
      <dl className={styles.numbers}>
        {numbers.map(({ value, label }) => (
          <div key={label} className={styles.number}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
