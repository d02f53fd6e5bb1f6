import { type Persona, personas } from '@portal/fixtures'
import type { Language } from '@portal/schemas'
import { type Html, html } from './html.ts'
import { SIGN_IN_TEXTS } from './signInTexts.ts'

export interface SignInPageContent {
  /** Target of the forms. */
  readonly action: string
  /** Language requested by the portal (`ui_locales`). */
  readonly language: Language
  /** Input of a failed sign-in. */
  readonly wrong?: { readonly username: string }
}

const isSpecial = ({ userInfo }: Persona): boolean => userInfo.answer === 'code'

const GROUPS: readonly { id: 'customers' | 'operators' | 'special'; members: readonly Persona[] }[] = [
  {
    id: 'customers',
    members: personas.filter((persona) => persona.kind !== 'network' && !isSpecial(persona)),
  },
  { id: 'operators', members: personas.filter((persona) => persona.kind === 'network') },
  { id: 'special', members: personas.filter(isSpecial) },
]

const initials = (name: string): string => {
  const words = name.split(' ')
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`
}

const logo = html`<svg class="logo" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
  <rect width="28" height="28" rx="7" />
  <g transform="translate(6 6) scale(.667)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
    <path d="M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z" />
    <path d="m2 22 3-3M7.5 13.5 10 11M10.5 16.5 13 14M18 3l-4 4h6l-4 4" />
  </g>
</svg>`

const page = (language: Language, title: string, aside: Html, main: Html): string =>
  html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" type="image/svg+xml" href="/sign-in/assets/icon.svg" />
    <link rel="preload" as="font" type="font/woff2" href="/sign-in/assets/inter.woff2" crossorigin />
    <link rel="stylesheet" href="/sign-in/assets/sign-in.css" />
  </head>
  <body>
    <header>
      <p class="brand">${logo}<span>Charge Portal</span></p>
      <div class="claim">${aside}</div>
      <p class="note">${SIGN_IN_TEXTS[language].note}</p>
    </header>
    <main>${main}</main>
  </body>
</html>`.text

const personaButton = ({ username, name, description }: Persona): Html =>
  html`<li>
    <button class="persona" name="persona" value="${username}" aria-labelledby="name-${username} user-${username}" aria-describedby="about-${username}">
      <span class="avatar" aria-hidden="true">${initials(name)}</span>
      <span class="who">
        <span class="line"><span class="name" id="name-${username}">${name}</span> <span class="user" id="user-${username}">${username}</span></span>
        <span class="about" id="about-${username}" lang="en">${description}</span>
      </span>
    </button>
  </li>`

/** Renders the sign-in page with a button per persona, and fields for user name and password. */
export const signInPage = ({ action, language, wrong }: SignInPageContent): string => {
  const t = SIGN_IN_TEXTS[language]
  return page(
    language,
    `${wrong ? `${t.error}: ` : ''}${t.title} · Charge Portal`,
    html`<p class="headline">${t.claim}</p>
      <p>${t.choose}</p>`,
    html`<h1>${t.title}</h1>
      <form class="personas" method="post" action="${action}">
        ${GROUPS.map(
          ({ id, members }) =>
            html`<section aria-labelledby="group-${id}">
              <h2 id="group-${id}">${t[id]}</h2>
              <ul>${members.map(personaButton)}</ul>
            </section>`,
        )}
      </form>
      <form class="password" method="post" action="${action}">
        <h2>${t.password}</h2>
        ${
          wrong !== undefined &&
          html`<p class="error" id="wrong" role="alert">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" stroke-width="1.5" /><path d="M8 4.5v4M8 11.2v.1" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" /></svg>
            ${t.wrong}
          </p>`
        }
        <div class="fields">
          <div>
            <label for="username">${t.username}</label>
            <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="255" value="${wrong?.username ?? ''}"
              ${wrong !== undefined && html`aria-invalid="true" aria-describedby="wrong"`} />
          </div>
          <div>
            <label for="password">${t.passwordField}</label>
            <input id="password" name="password" type="password" autocomplete="current-password" required maxlength="255"
              ${wrong !== undefined && html`aria-invalid="true" aria-describedby="wrong" autofocus`} />
          </div>
          <button class="primary">${t.title}</button>
        </div>
      </form>
      <form class="leave" method="post" action="${action}">
        <button class="secondary" name="cancel" value="1">${t.cancel}</button>
        <span>${t.leave}</span>
      </form>`,
  )
}

/** Renders a page for a dead end, with a message and a link back to the portal. */
export const noticePage = (title: string, text: string, portal: string): string =>
  page(
    'en',
    `${title} · Charge Portal`,
    html`<p class="headline">Your data is safe.</p>`,
    html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="primary" href="${portal}">Back to the portal</a></p>`,
  )

export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#2f6fed"/><g transform="translate(6 6) scale(.667)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z"/><path d="m2 22 3-3M7.5 13.5 10 11M10.5 16.5 13 14M18 3l-4 4h6l-4 4"/></g></svg>`
