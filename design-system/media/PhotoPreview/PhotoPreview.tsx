import { useState } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { frame, image } from './PhotoPreview.css.ts'

export interface PhotoPreviewProps {
  /**
   * Address of the picture: on the server, or of a local file. Without it, or if it fails to load, a camera
   * icon replaces it.
   */
  src?: string | undefined
  /** Empty if the text beside it describes it. */
  alt: string
  /** `wide` is as wide as its place. @default 'small' */
  size?: 'small' | 'wide'
}

/** A photograph that may not be on the server yet: where photographs are added and put in order. */
export function PhotoPreview({ src, alt, size = 'small' }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={frame({ size })}>
      {src === undefined || src === broken ? (
        <Icon name="camera" size="large" {...(alt ? { label: alt } : {})} />
      ) : (
        <img
          className={image}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
