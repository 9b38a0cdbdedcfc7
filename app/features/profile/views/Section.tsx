import { type ReactNode, type Ref, useId } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'

export interface SectionProps {
  title: string
  /** What it is about. */
  text?: string
  /** To move focus to the heading when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One matter of the profile, under its heading. */
export function Section({ title, text, headingRef, children }: SectionProps) {
  const id = useId()
  return (
    <Stack as="section" space="md" aria-labelledby={id}>
      <Stack space="xs">
        <Heading level={2} id={id} isFocusTarget {...(headingRef && { ref: headingRef })}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text tone="muted" isMeasured>
            {text}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  )
}
