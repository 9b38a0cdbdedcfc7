import type { RefObject } from 'react'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { type HideReason, hideReasons } from '#domain/saved/hiding.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useHiding } from '#app/shared/hidden/useHiding.ts'
import { Action } from './Action.tsx'
import { focusOnceShown, linkBeside } from './linkBeside.ts'

export interface HideReasonsProps {
  id: number
  panel: RefObject<HTMLElement | null>
  onBack: () => void
}

/** Why a home is hidden: each reason hides it. The focus goes on to the home that was beside it. */
export function HideReasons({ id, panel, onBack }: HideReasonsProps) {
  const t = useTranslate()
  const hide = useHiding()
  const onReason = async (reason: HideReason) => {
    const beside = linkBeside(panel.current)
    if ((await hide(id, reason)) && beside !== undefined) focusOnceShown(beside)
  }
  return (
    <Stack space="xs">
      <Text size="small" weight="medium">
        {t('cards.hide.why')}
      </Text>
      <Stack as="ul" space="xxs">
        {hideReasons.map((reason) => (
          <Action key={reason} onPress={() => void onReason(reason)}>
            {t(`hidden.reason.${reason}`)}
          </Action>
        ))}
        <Action icon="arrowStart" onPress={onBack}>
          {t('cards.hide.back')}
        </Action>
      </Stack>
    </Stack>
  )
}
