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

/** The page for a failure to render at all. It depends on as little as possible, since anything may be missing. */
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
