'use client'

import Image from 'next/image'
import { useState } from 'react'

/** Five photographs; a press shows one large. */
export function Mosaic({ photos }) {
  const [shown, setShown] = useState()
  return (
    <section aria-label="Φωτογραφίες">
      <div className="mosaic">
        {photos.slice(0, 5).map((photo, at) => (
          <button
            type="button"
            key={photo.path}
            style={{ backgroundColor: photo.colour }}
            onClick={() => setShown(at)}
          >
            <Image
              src={photo.path}
              alt={`Φωτογραφία ${at + 1}`}
              fill
              sizes={at === 0 ? '(min-width: 40em) 50vw, 100vw' : '(min-width: 40em) 25vw, 100vw'}
              preload={at === 0}
            />
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <dialog open>
          <Image src={photos[shown].path} alt="" width={1280} height={960} />
          <button type="button" onClick={() => setShown(undefined)}>
            Κλείσιμο
          </button>
        </dialog>
      )}
    </section>
  )
}
