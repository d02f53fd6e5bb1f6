import { LANGUAGES, type Language } from '@portal/schemas'

const en = {
  title: 'Sign in',
  error: 'Error',
  claim: 'All your chargers, cards and sessions in one place.',
  choose: 'Choose a demo user. Each one shows a different side of the portal.',
  note: 'Demo sign-in. All people and companies here are fictional.',
  customers: 'Drivers and companies',
  operators: 'Operators',
  special: 'Special cases',
  password: 'Or use a username and password',
  wrong: 'The username or password is incorrect.',
  username: 'Username',
  passwordField: 'Password',
  cancel: 'Cancel',
  leave: 'Go back to the portal without signing in.',
}

export type SignInTexts = Readonly<Record<keyof typeof en, string>>

export const SIGN_IN_TEXTS: Readonly<Record<Language, SignInTexts>> = {
  en,
  fr: {
    title: 'Se connecter',
    error: 'Erreur',
    claim: 'Vos bornes, cartes et sessions de recharge réunies en un seul endroit.',
    choose: 'Choisissez un profil de démonstration. Chacun montre une autre facette du portail.',
    note: 'Connexion de démonstration. Les personnes et les entreprises sont fictives.',
    customers: 'Conducteurs et entreprises',
    operators: 'Opérateurs',
    special: 'Cas particuliers',
    password: 'Ou utilisez un nom d’utilisateur et un mot de passe',
    wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    username: 'Nom d’utilisateur',
    passwordField: 'Mot de passe',
    cancel: 'Annuler',
    leave: 'Revenir au portail sans vous connecter.',
  },
  nl: {
    title: 'Aanmelden',
    error: 'Fout',
    claim: 'Al uw laadpalen, laadkaarten en laadsessies op één plaats.',
    choose: 'Kies een demogebruiker. Elke gebruiker toont een andere kant van het portaal.',
    note: 'Demo-aanmelding. Alle personen en bedrijven zijn fictief.',
    customers: 'Bestuurders en bedrijven',
    operators: 'Operatoren',
    special: 'Bijzondere gevallen',
    password: 'Of gebruik een gebruikersnaam en wachtwoord',
    wrong: 'De gebruikersnaam of het wachtwoord is onjuist.',
    username: 'Gebruikersnaam',
    passwordField: 'Wachtwoord',
    cancel: 'Annuleren',
    leave: 'Teruggaan naar het portaal zonder aan te melden.',
  },
}

/** Returns the first supported language of `ui_locales` (`fr-BE nl en`), by default English. */
export const languageOf = (uiLocales: unknown): Language => {
  const wished = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const supported = wished.flatMap(
    (tag) => LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase()) ?? [],
  )
  return supported[0] ?? 'en'
}
