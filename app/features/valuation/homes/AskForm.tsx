import { type FormEvent, useState } from 'react'
import { agencyParameters } from '#domain/agency/agencyAddresses.ts'
import type { AgencyCard } from '#domain/agency/Agency.ts'
import type { MyHome } from '#domain/api/valuation/MyHomes.ts'
import { homeLimits } from '#domain/valuation/homeLimits.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import { TextArea } from '#design-system/forms/TextArea/TextArea.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { agencyKeys } from '#app/transport/keys/agencyKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { askedWords } from './askedWords.ts'
import { homeName } from './homeWords.ts'
import { useMyHomes } from './useMyHomes.ts'

/** The agencies with homes in the municipality of a home; the owner chooses who is asked. */
export function AskForm({ home }: { home: MyHome }) {
  const texts = useTexts()
  const { t, language } = texts
  const { municipality, asked } = home
  const where = new URLSearchParams(
    municipality === null ? {} : { [agencyParameters.place]: String(municipality) },
  )
  const { data } = useApi(agencyKeys.agencies(where, language))
  const known = new Set(asked.map(({ slug }) => slug))
  const left = homeLimits.agencies - asked.length
  const others = (data?.agencies ?? []).filter(({ slug }) => !known.has(slug))
  return (
    <Stack as="section" space="md" aria-labelledby="sell-home">
      <Heading level={2} id="sell-home">
        <HeardWords of={(words) => homeName(words, home)} />
      </Heading>
      {asked.length > 0 && (
        <Notice tone="success">
          <Text>{askedWords(texts, asked)}</Text>
        </Notice>
      )}
      {left === 0 ? (
        <Text>{t('myHomes.sell.full', { most: homeLimits.agencies })}</Text>
      ) : data && others.length === 0 ? (
        <Text>{t('myHomes.sell.none')}</Text>
      ) : (
        <Choice key={asked.length} {...{ home, others, left }} />
      )}
    </Stack>
  )
}

interface ChoiceProps {
  home: MyHome
  others: readonly AgencyCard[]
  /** How many may still be asked. */
  left: number
}

function Choice({ home, others, left }: ChoiceProps) {
  const { t } = useTexts()
  const { ask } = useMyHomes()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const count = chosen.length
  const problem = count > left ? t('myHomes.sell.tooMany', { most: left }) : t('myHomes.sell.choose')
  const isWrong = count === 0 || count > left
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (isWrong || isSending) return
    setSending(true)
    const isDone = await ask(home.id, chosen, text)
    setSending(false)
    if (isDone) announce(t('myHomes.sell.sent', { count }))
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack space="md">
        <CheckboxGroup
          label={t('myHomes.sell.agencies')}
          description={t('myHomes.sell.seen')}
          value={chosen}
          onChange={setChosen}
          options={others.map(({ slug, name, sale, rent }) => ({
            value: slug,
            label: name,
            description: t('myHomes.sell.homes', { count: sale + rent }),
          }))}
          errorMessage={(wasSent && isWrong) || count > left ? problem : undefined}
        />
        <TextArea
          label={t('myHomes.sell.text')}
          note={t('valuation.optional')}
          value={text}
          onChange={setText}
          maxLength={homeLimits.text}
        />
        <div>
          <Button type="submit" isPending={isSending} pendingLabel={t('myHomes.sell.sending')}>
            {t('myHomes.sell.send', { count })}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
