import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { EmailField } from '#design-system/forms/EmailField/EmailField.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { email as isEmail } from '#domain/forms/rules.ts'
import type { GroupMember, WholeGroup } from '#domain/api/saved/SavedGroups.ts'
import { mayIn, invitedRoles } from '#domain/saved/rights.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { groupHref } from '../model/groupHref.ts'
import { useGroupChange } from '../model/useGroupChange.ts'

/** What a new link does: it shows the group, with notes or without, or invites with a role. */
const kinds = ['read', 'readNotes', ...invitedRoles] as const
type Kind = (typeof kinds)[number]

const payloads = {
  read: {},
  readNotes: { showsNotes: true },
  viewer: { role: 'viewer' },
  commenter: { role: 'commenter' },
  editor: { role: 'editor' },
} as const satisfies Record<Kind, object>

export interface ShareGroupProps {
  group: WholeGroup
}

/** Who is in a group, and for its owner the links to it. */
export function ShareGroup({ group }: ShareGroupProps) {
  const { t } = useTexts()
  const { collections } = useFlags()
  // The default group is there once something is saved.
  if (!collections || group.version === 0) return null
  const isOwner = mayIn(group.role, 'manage')
  if (!isOwner && group.members < 2) return null
  return (
    <Disclosure summary={t('saved.share')} detail={t('saved.share.people', { count: group.members })}>
      <Stack space="md">
        <Stack as="ul" space="xs">
          {group.people.map((person) => (
            <Person key={person.id} group={group} person={person} isOwner={isOwner} />
          ))}
        </Stack>
        {isOwner && <NewLink group={group} />}
        {isOwner && group.links.length > 0 && <Links group={group} />}
        {isOwner && !group.isDefault && <RemoveGroup group={group} />}
      </Stack>
    </Disclosure>
  )
}

function Person({
  group,
  person: { id, name, role, isMe },
  isOwner,
}: {
  group: WholeGroup
  person: GroupMember
  isOwner: boolean
}) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const shown = name || t('saved.member.unnamed')
  const mayEnd = role !== 'owner' && (isOwner || isMe)
  return (
    <li>
      <Inline space="sm" justify="between">
        <Text>
          <OwnLanguage>{t('saved.member.as', { name: shown, role: t(`saved.role.${role}`) })}</OwnLanguage>
        </Text>
        {mayEnd && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => void change(savedGroups.endMember(group.id, id, language))}
          >
            {isMe ? t('saved.member.leave') : t('saved.member.end', { name: shown })}
          </Button>
        )}
      </Inline>
    </li>
  )
}

function RemoveGroup({ group }: { group: WholeGroup }) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const navigate = useNavigate()
  const remove = async () => {
    const removed = await change(savedGroups.remove(group.id, language))
    if (removed !== undefined) navigate(groupHref(language, undefined, 'list'))
  }
  return (
    <Inline>
      <Button variant="danger" size="small" onPress={() => void remove()}>
        {t('saved.group.remove')}
      </Button>
    </Inline>
  )
}

function NewLink({ group }: { group: WholeGroup }) {
  const { t, language } = useTexts()
  const change = useGroupChange()
  const [kind, setKind] = useState<Kind>('read')
  const [url, setUrl] = useState('')
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const invites = 'role' in payloads[kind]
  const address = invites ? email.trim() : ''
  const make = async () => {
    const isValid = isEmail(address, {})
    setWrong(!isValid)
    if (!isValid) return
    const payload = { ...payloads[kind], ...(address !== '' && { email: address }) }
    const made = await change(savedGroups.link(group.id, payload, language))
    if (made === undefined) return
    setUrl(made.url ?? '')
    if (made.url !== null) return
    setEmail('')
    announce(t('saved.share.sent'))
  }
  return (
    <Stack space="sm">
      <Inline space="sm" align="end">
        <NativeSelect
          label={t('saved.share.kind')}
          options={kinds.map((value) => ({ value, label: t(`saved.share.kind.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
        />
        {invites && (
          <EmailField
            label={t('saved.share.email')}
            description={t('saved.share.emailHint')}
            autoComplete="off"
            value={email}
            onChange={setEmail}
            {...(isWrong && { errorMessage: t('saved.share.emailWrong') })}
          />
        )}
        <Button variant="secondary" icon="share" onPress={() => void make()}>
          {t(address === '' ? 'saved.share.make' : 'saved.share.invite')}
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        {t('saved.share.hint')}
      </Text>
      {url !== '' && <TextField label={t('saved.share.url')} value={url} isReadOnly />}
    </Stack>
  )
}

function Links({ group }: { group: WholeGroup }) {
  const { t, format, language } = useTexts()
  const change = useGroupChange()
  return (
    <Stack as="ul" space="xs">
      {group.links.map(({ id, role, showsNotes, expiresAt }) => (
        <li key={id}>
          <Inline space="sm" justify="between">
            <Text size="small">
              {t('saved.share.until', {
                kind: t(`saved.share.kind.${role ?? (showsNotes ? 'readNotes' : 'read')}`),
                date: format.date(expiresAt),
              })}
            </Text>
            <Button
              variant="quiet"
              size="small"
              onPress={() => void change(savedGroups.endLink(group.id, id, language))}
            >
              {t('saved.share.end')}
            </Button>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
