import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { savedLimits } from '#domain/saved/limits.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { type GroupView, groupHref } from '../model/groupHref.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { SavedForm } from './SavedForm.tsx'

export interface NewGroupProps {
  view: GroupView
}

/** Makes a group, and leads to it. */
export function NewGroup({ view }: NewGroupProps) {
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
    <Disclosure look="plain" summary={t('saved.group.new')}>
      <SavedForm act="create" values={{}} onSubmit={() => void create()}>
        <Inline space="sm" align="end">
          <TextField
            label={t('saved.group.name')}
            name="name"
            isRequired
            value={name}
            onChange={setName}
            maxLength={savedLimits.nameLength}
            {...(isBlank && { errorMessage: t('saved.group.nameMissing') })}
          />
          <Button type="submit">{t('saved.group.create')}</Button>
        </Inline>
      </SavedForm>
    </Disclosure>
  )
}
