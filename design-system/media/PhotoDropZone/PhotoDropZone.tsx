import { type ClipboardEvent, useRef } from 'react'
import { useDrop } from 'react-aria-components'
import { FileButton } from '#design-system/actions/FileButton/FileButton.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { droppedFiles } from './droppedFiles.ts'
import * as styles from './PhotoDropZone.css.ts'
import type { FileLimits } from './sortFiles.ts'
import type { PhotoDropZoneTexts, Upload } from './Upload.ts'
import { UploadList } from './UploadList.tsx'
import { useIncoming } from './useIncoming.ts'
import { useUploadNews } from './useUploadNews.ts'

export interface PhotoDropZoneProps {
  /** What is added here: "Photographs". */
  label: string
  /** Below the label: which files are taken, how large and how many. */
  description?: string
  /** An error about the photographs together: "Add at least one". */
  errorMessage?: string | undefined
  limits: FileLimits
  /** The present and pending photographs; the caller uploads the files and keeps this list. */
  uploads: readonly Upload[]
  texts: PhotoDropZoneTexts
  /** Files within the limits were added. */
  onAdd: (files: readonly File[]) => void
  onRetry: (id: string) => void
  onRemove: (id: string) => void
}

/** Takes photographs: dropped, pasted or chosen, each with its progress and its error in its row. */
export function PhotoDropZone(props: PhotoDropZoneProps) {
  const { label, description, errorMessage, limits, uploads, texts, onRetry } = props
  const zone = useRef<HTMLDivElement>(null)
  const { refused, take, forget } = useIncoming(props)
  useUploadNews(uploads, texts)
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    getDropOperation: () => 'copy',
    onDrop: ({ items }) => void droppedFiles(items).then(take),
  })
  return (
    <FieldGroup legend={label} errorMessage={errorMessage} {...(description ? { description } : {})}>
      <div className={styles.root} onPaste={(event) => paste(event, take)}>
        <div
          ref={zone}
          {...dropProps}
          className={styles.zone}
          // A click focuses it, so that it receives a paste.
          tabIndex={-1}
          data-drop-target={isDropTarget || undefined}
        >
          <Icon name="upload" size="large" />
          <span className={styles.words}>{isDropTarget ? texts.dropNow : texts.drop}</span>
          <FileButton allowsMultiple acceptedFileTypes={[...limits.types]} onSelect={take}>
            {texts.choose}
          </FileButton>
        </div>
        <UploadList {...{ uploads, refused, texts, zone, onRetry }} onRemove={forget} />
      </div>
    </FieldGroup>
  )
}

function paste(event: ClipboardEvent, take: (files: File[]) => void): void {
  const files = [...event.clipboardData.files]
  if (files.length === 0) return
  event.preventDefault()
  take(files)
}
