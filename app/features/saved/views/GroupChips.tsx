import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { SavedGroup } from '#domain/api/saved/SavedGroups.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { type GroupView, groupHref } from '../model/groupHref.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { SavedForm } from './SavedForm.tsx'

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
    <Stack space="sm">
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
      <Disclosure look="plain" summary={t('saved.group.new')}>
        <NewGroup view={view} />
      </Disclosure>
    </Stack>
  )
}

function NewGroup({ view }: { view: GroupView }) {
  const { t, language } = useTexts()
  const navigate = useNavigate()
  const change = useGroupChange()
  const [name, setName] = useState('')
  const [isBlank, setBlank] = useState(false)
  const create = async () => {
    setBlank(name.trim() === '')
    if (name.trim() === '') return
    const made = await change(savedGroups.create({ name }, language))
    if (made === undefined) return
    setName('')
    navigate(groupHref(language, made.id, view))
  }
  return (
    <SavedForm act="create" values={{}} onSubmit={() => void create()}>
      <Inline space="sm" align="end">
        <TextField
          label={t('saved.group.name')}
          name="name"
          value={name}
          onChange={setName}
          maxLength={savedLimits.nameLength}
          {...(isBlank && { errorMessage: t('saved.group.nameMissing') })}
        />
        <Button type="submit">{t('saved.group.create')}</Button>
      </Inline>
    </SavedForm>
  )
}
