import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ItemNote, SavedItem, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn } from '#domain/saved/rights.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { useGroupChange } from '../model/useGroupChange.ts'
import { homeOfWish } from '../model/wishes.ts'
import { SavedForm } from '../views/SavedForm.tsx'
import { NoteField } from './NoteField.tsx'

export interface NoteOfHomeProps {
  group: WholeGroup
  item: SavedItem
  note: ItemNote
}

/** A note, and what its author may do with it. One that waits for a line has no version yet: its mark takes it back. */
export function HomeNote(props: NoteOfHomeProps) {
  const { t } = useTexts()
  // Without script the field is there from the start.
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const { author, isMine, isShared, text, version } = props.note
  const who = isMine
    ? t('saved.note.shared')
    : t('saved.note.of', { name: author || t('saved.member.unnamed') })
  return (
    <Stack space="xxs" align="start">
      <Badge tone={isShared ? 'neutral' : 'warning'}>{isShared ? who : t('saved.note.private')}</Badge>
      <Text size="small" keepsLineBreaks>
        <OwnLanguage>{text}</OwnLanguage>
      </Text>
      {isMine && version > 0 && (
        <>
          <NoteActions {...props} />
          <Disclosure look="plain" summary={t('saved.note.edit')} onToggle={setOpen}>
            {(isOpen || !isHydrated) && <EditNote key={text} {...props} />}
          </Disclosure>
        </>
      )}
    </Stack>
  )
}

/** Which note a form or a wish is about. */
const ofNote = ({ group, item, note }: NoteOfHomeProps) => ({
  params: { id: group.id, item: item.id, note: note.id },
  values: { group: group.id, listing: item.id, note: note.id },
  wish: { ...homeOfWish(group, item), note: note.id, version: note.version },
})

function NoteActions(props: NoteOfHomeProps) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const { isShared, text, version } = props.note
  const { params, values, wish } = ofNote(props)
  return (
    <Inline space="xs">
      {mayIn(props.group.role, 'shareNote') && (
        <Button
          variant="quiet"
          size="small"
          onPress={() =>
            void change(savedGroups.changeNote(params, { isShared: !isShared, version }, language), {
              ...wish,
              field: 'isShared',
              base: isShared,
              mine: !isShared,
            })
          }
        >
          {isShared ? t('saved.note.hide') : t('saved.note.share')}
        </Button>
      )}
      <SavedForm
        act="dropNote"
        values={values}
        onSubmit={() =>
          void change(savedGroups.dropNote(params, language), {
            ...wish,
            field: 'noteKept',
            base: text,
            mine: false,
          })
        }
      >
        <Button type="submit" variant="quiet" size="small">
          {t('saved.note.delete')}
        </Button>
      </SavedForm>
    </Inline>
  )
}

function EditNote(props: NoteOfHomeProps) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const { text: before, version } = props.note
  const [text, setText] = useState(before)
  const { params, values, wish } = ofNote(props)
  const keep = () => {
    if (text.trim() === '' || text === before) return
    void change(savedGroups.changeNote(params, { text, version }, language), {
      ...wish,
      field: 'text',
      base: before,
      mine: text,
    })
  }
  return (
    <SavedForm act="changeNote" values={{ ...values, version }} onSubmit={keep}>
      <Stack space="xs">
        <NoteField value={text} onChange={setText} />
        <Inline>
          <Button type="submit" variant="secondary" size="small">
            {t('saved.note.keep')}
          </Button>
        </Inline>
      </Stack>
    </SavedForm>
  )
}
