import type { ReactNode } from 'react'

const STRIPES: Readonly<Record<'en' | 'fr' | 'nl', ReactNode>> = {
  en: (
    <>
      <path d="M0 0h20v14H0z" className="fill-flag-blue" />
      <path d="m0 0 20 14M20 0 0 14" className="stroke-flag-white" strokeWidth="2.8" />
      <path d="m0 0 20 14M20 0 0 14" className="stroke-flag-red" strokeWidth="1" />
      <path d="M10 0v14M0 7h20" className="stroke-flag-white" strokeWidth="4.6" />
      <path d="M10 0v14M0 7h20" className="stroke-flag-red" strokeWidth="2.6" />
    </>
  ),
  fr: (
    <>
      <path d="M0 0h20v14H0z" className="fill-flag-white" />
      <path d="M0 0h6.7v14H0z" className="fill-flag-blue" />
      <path d="M13.3 0H20v14h-6.7z" className="fill-flag-red" />
    </>
  ),
  nl: (
    <>
      <path d="M0 0h20v14H0z" className="fill-flag-white" />
      <path d="M0 0h20v4.7H0z" className="fill-flag-red" />
      <path d="M0 9.3h20V14H0z" className="fill-flag-blue" />
    </>
  ),
}

/** Flag for the language menu; always beside the language's own name. */
export const Flag = ({ language }: { language: 'en' | 'fr' | 'nl' }) => (
  <svg aria-hidden="true" width="20" height="14" viewBox="0 0 20 14" className="rounded-[2px]">
    {STRIPES[language]}
  </svg>
)
