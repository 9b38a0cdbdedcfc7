import { attachmentPath } from '#domain/contact/contactPaths.ts'
import type { Attachment } from '#domain/contact/Conversation.ts'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { PhotoPreview } from '#design-system/media/PhotoPreview/PhotoPreview.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Timeline.css.ts'

export interface EntryPicturesProps {
  pictures: readonly Attachment[]
  /** The sender. */
  who: string
}

/** Pictures of a message, each a link to its full size. */
export function EntryPictures({ pictures, who }: EntryPicturesProps) {
  const { t } = useTexts()
  if (pictures.length === 0) return null
  return (
    <div className={styles.pictures}>
      {pictures.map(({ id }, at) => (
        <Anchor key={id} href={attachmentPath(id)} target="_blank" rel="noopener" className={styles.picture}>
          <PhotoPreview
            src={attachmentPath(id)}
            alt={t('messages.picture', { n: at + 1, total: pictures.length, who })}
          />
          <VisuallyHidden>{` ${t('messages.picture.open')}`}</VisuallyHidden>
        </Anchor>
      ))}
    </div>
  )
}
