import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import type { SavedGroup } from '#domain/api/saved/SavedGroups.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { type GroupView, groupHref } from '../model/groupHref.ts'
import { newGroup } from './laterViews.ts'

export interface GroupChipsProps {
  groups: readonly SavedGroup[]
  /** Undefined for the default group. */
  current: string | undefined
  view: GroupView
}

/** The groups as links, and a field for a new one. */
export function GroupChips({ groups, current, view }: GroupChipsProps) {
  const { t, language } = useTexts()
  return (
    <Inline space="sm" align="baseline">
      <nav aria-label={t('saved.groups')}>
        <Inline as="ul" space="xs">
          {groups.map(({ id, name, homes, isDefault, role }) => {
            const address = isDefault && role === 'owner' ? undefined : id
            return (
              <li key={id}>
                <ChipLink href={groupHref(language, address, view)} isActive={address === current}>
                  {t('saved.group.chip', { name: name ?? t('saved.group.default'), count: homes })}
                </ChipLink>
              </li>
            )
          })}
        </Inline>
      </nav>
      <newGroup.Part view={view} />
    </Inline>
  )
}
