import type { ReactNode } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export interface TroublePageProps {
  trouble: 'server' | 'connection'
  /** What to do about it. */
  children: ReactNode
}

/** Stands where a page cannot be shown at all. It uses as little as it can, since anything may be what is missing. */
export function TroublePage({ trouble, children }: TroublePageProps) {
  const t = useTranslate()
  return (
    <Container width="text">
      <Stack space="lg" align="start">
        <Heading level={1} isFocusTarget>
          {t(`errors.${trouble}.title`)}
        </Heading>
        <Text size="lead">{t(`errors.${trouble}.text`)}</Text>
        {children}
      </Stack>
    </Container>
  )
}
