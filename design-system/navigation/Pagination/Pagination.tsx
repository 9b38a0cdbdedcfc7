import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './Pagination.css.ts'
import { pageSteps } from './pages.ts'

export interface PaginationProps {
  /** The page shown, counted from 1. */
  page: number
  pageCount: number
  /** Address of a page; real links, so it works without script. */
  hrefFor: (page: number) => string
  /** Name of the navigation landmark. */
  label: string
  previousLabel: string
  nextLabel: string
  /** Full name of a page link: "Page 3". */
  pageLabel: (page: number) => string
  /** Shown instead of the numbers on narrow screens: "Page 3 of 17". */
  summary: string
}

/** Links to the pages of a list. Nothing is rendered for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, label, previousLabel, nextLabel, pageLabel, summary } = props
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} className={styles.bar}>
      {page > 1 && (
        <Anchor href={hrefFor(page - 1)} rel="prev" className={styles.step}>
          <Icon name="chevronStart" size="small" />
          <span className={styles.stepWord}>{previousLabel}</span>
        </Anchor>
      )}
      <span className={styles.summary}>{summary}</span>
      <ol className={styles.list}>
        {pageSteps(page, pageCount).map((step, at) => (
          // A gap has no name; its place is its identity.
          <li key={step === 'gap' ? `gap-${at}` : step}>
            {step === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Anchor
                href={hrefFor(step)}
                aria-label={pageLabel(step)}
                aria-current={step === page ? 'page' : undefined}
                className={styles.page}
              >
                {step}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Anchor href={hrefFor(page + 1)} rel="next" className={styles.step}>
          <span className={styles.stepWord}>{nextLabel}</span>
          <Icon name="chevronEnd" size="small" />
        </Anchor>
      )}
    </nav>
  )
}
