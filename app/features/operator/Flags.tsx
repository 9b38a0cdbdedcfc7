import { useSWRConfig } from 'swr'
import type { Switches } from '#domain/api/Operator.ts'
import { type FlagState, type OperatorForm, operatorFormPath } from '#domain/operator/operator.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { ActForm } from '#app/shared/forms/ActForm.tsx'
import { run } from '#app/transport/call.ts'
import type { BodyOf } from '#app/transport/contract.ts'
import { flagsKey, switchFlag } from '#app/transport/operator.ts'

type LiveName = BodyOf<'POST /api-next/operator/flags/'>['name']

/** All flags: those that pages alone read are switched here, the others by the configuration. */
export function Flags({ flags, isFollowed, switches }: Switches) {
  const { t } = useTexts()
  const state = (isOn: boolean) => t(isOn ? 'operator.flag.on' : 'operator.flag.off')
  const columns = (['name', 'isOn', 'configured', 'act'] as const).map((id) => ({
    id,
    header: t(`operator.flag.${id}`),
  }))
  const rows = flags.map((flag) => ({
    id: flag.name,
    cells: {
      name: <code>{flag.name}</code>,
      isOn: state(flag.isOn),
      configured: state(flag.isConfigured),
      act: flag.isLive ? <SwitchFlag {...flag} /> : <code>{flag.variable}</code>,
    },
  }))
  return (
    <Stack space="sm">
      <Heading level={2}>{t('operator.flags')}</Heading>
      <Text isMeasured>{t(isFollowed ? 'operator.flags.followed' : 'operator.flags.notFollowed')}</Text>
      <DataTable caption={t('operator.flags')} isCaptionHidden columns={columns} rows={rows} />
      <Log switches={switches} />
    </Stack>
  )
}

/** The ways that a flag can be switched from here. */
function SwitchFlag({ name, isOn, state }: Switches['flags'][number]) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const send = async (to: FlagState) => {
    const { failure } = await withSession(t, () => run(switchFlag({ name: name as LiveName, to }, language)))
    await mutate(flagsKey(language))
    if (failure) await tellFailure(failure, t)
  }
  const ways: readonly FlagState[] =
    state === 'configured' ? [isOn ? 'off' : 'on'] : [state === 'on' ? 'off' : 'on', 'configured']
  return (
    <Inline space="xs">
      {ways.map((to) => (
        <ActForm<OperatorForm>
          key={to}
          action={operatorFormPath}
          act="switch"
          values={{ name, to }}
          onSubmit={() => void send(to)}
        >
          <Button
            type="submit"
            variant="secondary"
            size="small"
            aria-label={t(`operator.flag.to.${to}`, { flag: name })}
          >
            {t(`operator.flag.do.${to}`)}
          </Button>
        </ActForm>
      ))}
    </Inline>
  )
}

function Log({ switches }: Pick<Switches, 'switches'>) {
  const { t, format } = useTexts()
  if (switches.length === 0) return <Text tone="muted">{t('operator.log.none')}</Text>
  return (
    <Disclosure summary={t('operator.log')} look="plain">
      <Stack as="ul" space="xs">
        {switches.map(({ at, flag, to, operator }) => (
          <li key={`${at} ${flag}`}>
            {t('operator.log.line', {
              date: `${format.date(at)} ${format.time(at)}`,
              operator,
              flag,
              to: t(`operator.flag.${to}`),
            })}
          </li>
        ))}
      </Stack>
    </Disclosure>
  )
}
