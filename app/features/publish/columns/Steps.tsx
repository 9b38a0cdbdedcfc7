import type { Draft } from '#domain/api/listings/Drafts.ts'
import { readAsFar } from '#domain/listing/facts/readListing.ts'
import { sentOfFields } from '#domain/publishing/draftFields.ts'
import { stepPath } from '#domain/publishing/paths.ts'
import { fieldsOfStep, stepOfField } from '#domain/publishing/steps.ts'
import { type StepName, stepNames } from '#domain/publishing/stepNames.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Stepper } from '#design-system/navigation/Stepper/Stepper.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

type StepState = 'done' | 'upcoming' | 'error'

const tones = { done: 'success', upcoming: 'neutral', error: 'danger' } as const

/** The way through the steps beside the form: each can be gone to at any time. Before the heading, where keys pass it by. */
export function StepsBeside({ draft, step }: { draft: Draft; step: StepName }) {
  const { t, language } = useTexts()
  return (
    <Stepper
      layout="column"
      label={t('publish.steps')}
      stateLabels={{
        done: t('publish.state.done'),
        upcoming: t('publish.state.upcoming'),
        error: t('publish.state.error'),
      }}
      steps={stepNames.map((one) => ({
        label: t(`publish.step.${one}`),
        state: one === step ? 'current' : stateOf(draft, one),
        href: localPath(language, stepPath(draft.id, one)),
      }))}
    />
  )
}

/** The same where there is no room beside the form. Folded, so that fields are few keys away. */
export function Steps({ draft, step }: { draft: Draft; step: StepName }) {
  const { t, language } = useTexts()
  const name = (one: StepName) => t(`publish.step.${one}`)
  const summary = t('publish.step.at', {
    n: stepNames.indexOf(step) + 1,
    total: stepNames.length,
    name: name(step),
  })
  return (
    <nav aria-label={t('publish.steps')}>
      <Disclosure summary={summary}>
        <Stack as="ol" space="xs">
          {stepNames.map((one) => {
            const state = stateOf(draft, one)
            return (
              <li key={one} aria-current={one === step ? 'step' : undefined}>
                <Inline justify="between">
                  {one === step ? (
                    <Text weight="semibold">{name(one)}</Text>
                  ) : (
                    <Link href={localPath(language, stepPath(draft.id, one))} isStanding>
                      {name(one)}
                    </Link>
                  )}
                  <Badge tone={tones[state]}>{t(`publish.state.${state}`)}</Badge>
                </Inline>
              </li>
            )
          })}
        </Stack>
      </Disclosure>
    </nav>
  )
}

function stateOf({ fields, problems, photos }: Draft, step: StepName): StepState {
  const isWrong = Object.entries(problems).some(
    ([path, { message }]) =>
      stepOfField(path) === step && message !== 'required' && message !== 'energyRequired',
  )
  if (isWrong) return 'error'
  if (step === 'photos') return photos.length > 0 ? 'done' : 'upcoming'
  if (step === 'words')
    return Object.keys(fields).some((name) => name.startsWith('texts')) ? 'done' : 'upcoming'
  const { facts } = readAsFar(sentOfFields(fields))
  const isFilled = fieldsOfStep(step, facts).some((name) => Object.hasOwn(fields, name))
  return isFilled ? 'done' : 'upcoming'
}
