import localFont from 'next/font/local'
import Link from 'next/link'
import './globals.css'

const greek = localFont({
  src: '../node_modules/@fontsource-variable/commissioner/files/commissioner-greek-flar-normal.woff2',
  weight: '100 900',
  variable: '--greek',
})
const latin = localFont({
  src: '../node_modules/@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2',
  weight: '100 900',
  variable: '--latin',
})

export default function Layout({ children }) {
  return (
    <html lang="el" className={`${greek.variable} ${latin.variable}`}>
      <body>
        <header className="bar">
          <Link href="/pwlhsh-katoikies" className="brand">
            Εστία
          </Link>
          <nav aria-label="Κύρια">
            <Link href="/pwlhsh-katoikies">Αγορά</Link>
            <Link href="/enoikiasi-katoikies">Ενοικίαση</Link>
            <Link href="/mesitika-grafeia">Μεσιτικά γραφεία</Link>
          </nav>
        </header>
        <main>{children}</main>
        <footer className="bar">
          <Link href="/terms">Όροι χρήσης</Link>
          <Link href="/terms/privacy">Απόρρητο</Link>
        </footer>
      </body>
    </html>
  )
}
