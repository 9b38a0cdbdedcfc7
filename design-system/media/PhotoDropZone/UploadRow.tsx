import { useId } from 'react'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { ProgressBar } from '#design-system/feedback/Progress/ProgressBar.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { error } from '#design-system/forms/field.css.ts'
import { PhotoPreview } from '../PhotoPreview/PhotoPreview.tsx'
import * as styles from './PhotoDropZone.css.ts'
import type { PhotoDropZoneTexts, Upload } from './Upload.ts'

export interface UploadRowProps {
  upload: Upload
  texts: Pick<PhotoDropZoneTexts, 'state' | 'retry' | 'remove'>
  /** Left out for a file that was never taken: sending it again would change nothing. */
  onRetry?: (id: string) => void
  onRemove: (id: string) => void
}

/** One file: its name, its progress, its error, its actions. */
export function UploadRow({ upload, texts, onRetry, onRemove }: UploadRowProps) {
  const { id, name, preview, state } = upload
  const errorId = useId()
  const hasFailed = state === 'failed'
  return (
    <li className={styles.row}>
      <span className={styles.preview}>
        <PhotoPreview src={preview} alt="" />
      </span>
      <span className={styles.name}>{name}</span>
      {hasFailed ? (
        <span id={errorId} className={`${error} ${styles.failure}`}>
          <Icon name="danger" size="text" />
          <span className={styles.words}>{upload.errorMessage}</span>
        </span>
      ) : (
        <Progress {...{ upload, texts }} />
      )}
      <div className={styles.buttons}>
        {hasFailed && onRetry && (
          <IconButton
            icon="refresh"
            label={texts.retry(name)}
            aria-describedby={errorId}
            onPress={() => onRetry(id)}
          />
        )}
        <IconButton
          icon="trash"
          label={texts.remove(name)}
          {...(hasFailed ? { 'aria-describedby': errorId } : {})}
          onPress={() => onRemove(id)}
        />
      </div>
    </li>
  )
}

function Progress({ upload, texts }: Pick<UploadRowProps, 'upload' | 'texts'>) {
  const { name, state, progress } = upload
  const words = texts.state(upload)
  return (
    <div className={styles.progress}>
      <span className={styles.state}>
        {state === 'done' && <Icon name="success" size="text" />}
        <span>{words}</span>
      </span>
      {state === 'uploading' && (
        <ProgressBar
          aria-label={name}
          valueText={words}
          max={1}
          {...(progress === undefined ? {} : { value: progress })}
        />
      )}
    </div>
  )
}
