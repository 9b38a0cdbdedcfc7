import { useState } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { OwnDocument } from '#domain/api/listings/Documents.ts'
import { documentPath } from '#domain/listing/documentPaths.ts'
import { type DocumentKind, documentKinds, documentLimits } from '#domain/listing/documents.ts'
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { documentNames } from '#app/shared/documents/documentNames.ts'
import { useDocuments } from '../model/useDocuments.ts'

export interface AdDocumentsProps {
  draft: Draft
  listingId: number
}

/** The documents of an ad: added as PDF, private until they are shown to visitors. */
export function AdDocuments({ draft, listingId }: AdDocumentsProps) {
  const texts = useTexts()
  const { t } = texts
  const { isSending, problem, add, arrange } = useDocuments(draft, listingId)
  const [kind, setKind] = useState<DocumentKind>('energyCertificate')
  const { count, bytesMax } = documentLimits
  const { documents } = draft
  const names = documentNames(texts, documents)
  return (
    <Stack as="section" space="md">
      <Stack space="xxs">
        <Heading level={2} size="subheading">
          {t('publish.documents')}
        </Heading>
        <Text tone="muted">{t('publish.documents.text', { count, size: bytesMax / 1024 / 1024 })}</Text>
      </Stack>
      <Inline align="end">
        <NativeSelect
          label={t('publish.documents.kind')}
          value={kind}
          options={documentKinds.map((value) => ({ value, label: t(`documentType.${value}`) }))}
          onChange={(value) => setKind(documentKinds.find((name) => name === value) ?? 'other')}
        />
        <FileButton
          acceptedFileTypes={['application/pdf']}
          isPending={isSending}
          pendingLabel={t('publish.documents.sending')}
          onSelect={([file]) => file && void add(kind, file)}
        >
          {t('publish.documents.add')}
        </FileButton>
      </Inline>
      {problem !== undefined && (
        <Notice tone="danger">
          <p role="alert">{problem}</p>
        </Notice>
      )}
      {documents.length > 0 && (
        <Stack as="ul" space="sm" isRuled>
          {documents.map((document, at) => (
            <li key={document.documentId}>
              <OneDocument
                document={document}
                name={names[at] ?? ''}
                onChange={(part) =>
                  void arrange(documents.map((one) => (one === document ? { ...one, ...part } : one)))
                }
                onRemove={() => void arrange(documents.filter((one) => one !== document))}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface OneDocumentProps {
  document: OwnDocument
  name: string
  onChange: (part: Partial<OwnDocument>) => void
  onRemove: () => void
}

function OneDocument({ document, name, onChange, onRemove }: OneDocumentProps) {
  const { t } = useTexts()
  const { documentId, isShown } = document
  return (
    <Stack space="hair">
      <Inline justify="between" overflow="none" align="center">
        <Link href={documentPath(documentId)} download isStanding>
          {name}
        </Link>
        <IconButton icon="trash" label={t('publish.documents.remove', { name })} onPress={onRemove} />
      </Inline>
      <Checkbox isSelected={isShown} onChange={(shown) => onChange({ isShown: shown })}>
        {t('publish.documents.show', { name })}
      </Checkbox>
    </Stack>
  )
}
