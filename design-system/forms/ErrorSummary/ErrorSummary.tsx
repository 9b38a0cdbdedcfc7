import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading, type HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { summary } from './ErrorSummary.css.ts'
import { focusField } from './focusField.ts'

export interface Problem {
  /** The id of the field, or of the group of fields. */
  id: string
  /** The same words as at the field. */
  message: string
}

export interface ErrorSummaryProps {
  /** "There is a problem". */
  heading: string
  /** @default 2 */
  headingLevel?: HeadingLevel
  problems: readonly Problem[]
  /** What is wrong with the form as a whole. */
  message?: string | undefined
  /** The summary takes focus when it appears, and again whenever this changes. @default 0 */
  failures?: number
}

/** The errors of a form, above it. Each item links to its field; without script too. */
export function ErrorSummary({
  heading,
  headingLevel = 2,
  problems,
  message,
  failures = 0,
}: ErrorSummaryProps) {
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [failures])
  return (
    // A region with name and description, so that all of it is read where focus arrives.
    <section
      ref={ref}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-problems`}
      tabIndex={-1}
      className={summary}
    >
      <Notice tone="danger">
        <Heading level={headingLevel} size="label" id={`${id}-heading`}>
          {heading}
        </Heading>
        <div id={`${id}-problems`}>
          {message !== undefined && <p>{message}</p>}
          {problems.length > 0 && (
            <Stack as="ul" space="none">
              {problems.map((problem) => (
                <li key={problem.id}>
                  <Link
                    href={`#${problem.id}`}
                    tone="text"
                    isStanding
                    onClick={(event) => lead(event, problem.id)}
                  >
                    {problem.message}
                  </Link>
                </li>
              ))}
            </Stack>
          )}
        </div>
      </Notice>
    </section>
  )
}

function lead(event: MouseEvent, id: string): void {
  // The address does not change: Back should leave the form, not step through its errors.
  event.preventDefault()
  focusField(id)
}
