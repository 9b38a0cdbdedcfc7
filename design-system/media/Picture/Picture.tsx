import { preload } from 'react-dom'
import * as styles from './Picture.css.ts'

/**
 * `first` for the one picture that a page is opened for: asked for before script, and with high priority. `eager` for
 * others in the first view.
 */
export type PictureLoading = 'first' | 'eager' | 'lazy'

export interface PictureProps {
  /** Files are `${path}-${width}.avif` and `${path}-${width}.webp` for each of `widths`. */
  path: string
  /** In pixels, ascending. */
  widths: readonly number[]
  /** The content of the picture; empty if the text beside it says the same. */
  alt: string
  /** How wide it is drawn, as in the `sizes` attribute. @default '100vw' */
  sizes?: string
  /** The frame keeps this shape before the file is there. `fill` takes the height of its place. @default '4:3' */
  ratio?: '4:3' | '5:3' | '3:2' | '16:9' | '1:1' | 'fill'
  /** `contain` for floor plans, which must not be cut. @default 'cover' */
  fit?: 'cover' | 'contain'
  /** @default 'lazy' */
  loading?: PictureLoading
  /** Dominant colour, `#rrggbb`, shown until the file arrives. */
  placeholder?: string
  /** @default 'square' */
  corners?: 'square' | 'round'
}

/** Width by height. What fills its place is a photograph of the usual shape. */
const shapes = { '4:3': 4 / 3, '5:3': 5 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '1:1': 1, fill: 4 / 3 }

/** A photograph in modern formats and several widths, in a frame that never jumps. */
export function Picture(props: PictureProps) {
  const {
    path,
    widths,
    alt,
    sizes = '100vw',
    ratio = '4:3',
    fit = 'cover',
    loading = 'lazy',
    placeholder,
  } = props
  const sources = (type: string) => widths.map((width) => `${path}-${width}.${type} ${width}w`).join(', ')
  if (loading === 'first')
    preload(`${path}-${widths.at(-1)}.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  const middle = widths[Math.floor(widths.length / 2)] ?? 640
  return (
    <span className={styles.frame({ ratio, corners: props.corners ?? 'square' })}>
      {/* A drawn rectangle, since a style attribute would need a laxer content security policy. */}
      {placeholder !== undefined && (
        <svg className={styles.placeholder} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={placeholder} />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={`${path}-${middle}.webp`}
          alt={alt}
          className={styles.image({ fit })}
          width={middle}
          height={Math.round(middle / shapes[ratio])}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          decoding={loading === 'lazy' ? 'async' : 'sync'}
          fetchPriority={loading === 'first' ? 'high' : 'auto'}
          draggable={false}
        />
      </picture>
    </span>
  )
}
