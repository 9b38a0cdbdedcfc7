import type { AgencyList } from '#domain/agency/Agency.ts'
import { type AgenciesAddress, agenciesAddress } from '#domain/agency/agencyAddresses.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { languageName } from '#app/shared/languageName.ts'

export interface AgencyChoicesProps {
  data: Pick<AgencyList, 'languages' | 'kinds'>
  asked: AgenciesAddress
}

/** Languages and kinds of homes that the list is narrowed by: links, so that they need no script. */
export function AgencyChoices({ data: { languages, kinds }, asked }: AgencyChoicesProps) {
  const { t, language } = useTexts()
  const hrefFor = (more: AgenciesAddress) =>
    localPath(language, agenciesAddress({ ...asked, page: undefined, ...more }))
  const { language: spoken, category: kind } = asked
  if (kinds.length === 0 && languages.length === 0) return null
  return (
    <Disclosure
      summary={t('agencies.narrow')}
      isInitiallyOpen={spoken !== undefined || kind !== undefined}
      look="plain"
    >
      <Stack space="lg">
        {kinds.length > 0 && (
          <Choices
            id="agency-kinds"
            heading={t('agencies.kinds')}
            choices={kinds.map(({ category, agencies }) => ({
              id: category,
              label: t('agency.where.area', { place: t(`category.${category}`), count: agencies }),
              isActive: category === kind,
              href: hrefFor({ category: category === kind ? undefined : category }),
            }))}
          />
        )}
        {languages.length > 0 && (
          <Choices
            id="agency-languages"
            heading={t('agencies.languages')}
            choices={languages.map(({ language: one, agencies }) => ({
              id: one,
              label: t('agency.where.area', { place: languageName(language, one), count: agencies }),
              isActive: one === spoken,
              href: hrefFor({ language: one === spoken ? undefined : one }),
            }))}
          />
        )}
      </Stack>
    </Disclosure>
  )
}

interface ChoicesProps {
  id: string
  heading: string
  choices: readonly { id: string; label: string; isActive: boolean; href: string }[]
}

function Choices({ id, heading, choices }: ChoicesProps) {
  const { t } = useTexts()
  return (
    <Stack as="section" space="xs" aria-labelledby={id}>
      <Heading level={2} size="label" id={id}>
        {heading}
      </Heading>
      <Inline as="ul" space="xs">
        {choices.map(({ id: key, label, isActive, href }) => (
          <li key={key}>
            <ChipLink
              href={href}
              isActive={isActive}
              {...(isActive && { removeLabel: t('agencies.without') })}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </Inline>
    </Stack>
  )
}
