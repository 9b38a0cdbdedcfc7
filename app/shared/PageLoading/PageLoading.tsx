import { useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'

export interface PageLoadingProps {
  /** What is being loaded, as a sentence. */
  text: string
  /** Of its announcement. */
  topic: string
}

/** Nothing for a second, then a skeleton. */
export function PageLoading({ text, topic }: PageLoadingProps) {
  const isSlow = usePendingShown(true)
  useEffect(() => {
    if (isSlow) announce(text, { topic })
  }, [isSlow, text, topic])
  return (
    <Container isSpaced>
      <div aria-busy="true">
        <Heading level={1}>
          <VisuallyHidden>{text}</VisuallyHidden>
        </Heading>
        {isSlow && (
          <Stack space="sm">
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton width="third" />
          </Stack>
        )}
      </div>
    </Container>
  )
}
