import type { ReactNode } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container, type ContainerProps } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'

export interface AccountPageProps extends Required<Pick<ContainerProps, 'width'>> {
  title: string
  /** The note for switched-off script: account forms need it. */
  noScript: string
  children: ReactNode
}

/** A page of the account: its heading, the word to those without script, and what it is for. */
export function AccountPage({ title, noScript, width, children }: AccountPageProps) {
  return (
    <Container width={width} isSpaced>
      <Stack space="lg">
        <Heading level={1} isFocusTarget>
          {title}
        </Heading>
        <noscript>
          <Notice tone="warning">
            <p>{noScript}</p>
          </Notice>
        </noscript>
        {children}
      </Stack>
    </Container>
  )
}
