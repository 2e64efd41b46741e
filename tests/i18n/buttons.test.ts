/** The label of each button that submits or leaves, so that a translation on the wrong button is found. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/index.ts'
import { texts } from './support/locales.ts'

type Labels = Record<Language, string>

const continueLabel: Labels = { en: 'Continue', fr: 'Continuer', es: 'Continuar', pt: 'Continuar', de: 'Weiter' }
const verify: Labels = { en: 'Verify', fr: 'Vérifier', es: 'Verificar', pt: 'Verificar', de: 'Überprüfen' }
const retry: Labels = {
  en: 'Try Again',
  fr: 'Réessayer',
  es: 'Reintentar',
  pt: 'Tentar novamente',
  de: 'Erneut versuchen',
}

const buttons: Record<string, Labels> = {
  'add-source-email.submit': {
    en: 'Submit Request',
    fr: 'Envoyer la demande',
    es: 'Enviar solicitud',
    pt: 'Enviar solicitação',
    de: 'Anfrage senden',
  },
  'add-source-thank-you.button': {
    en: 'Sounds Good',
    fr: 'Parfait',
    es: 'De acuerdo',
    pt: 'Perfeito',
    de: 'Alles klar',
  },
  'captcha.verify': verify,
  'choose-connection-method.credentials-button': {
    en: 'Connect my account',
    fr: 'Connecter mon compte',
    es: 'Conectar mi cuenta',
    pt: 'Conectar a minha conta',
    de: 'Mein Konto verbinden',
  },
  'choose-connection-method.invoices-button': {
    en: 'Upload my invoices',
    fr: 'Importer mes factures',
    es: 'Subir mis facturas',
    pt: 'Enviar as minhas faturas',
    de: 'Meine Rechnungen hochladen',
  },
  'confirm-exit.cancel': { en: 'Cancel', fr: 'Annuler', es: 'Cancelar', pt: 'Cancelar', de: 'Nein, fortfahren' },
  'confirm-exit.confirm': { en: 'Yes, exit', fr: 'Oui, quitter', es: 'Sí, salir', pt: 'Sim, sair', de: 'Ja, beenden' },
  'consent.cancel': { en: 'Cancel', fr: 'Annuler', es: 'Cancelar', pt: 'Cancelar', de: 'Abbrechen' },
  'consent.continue': continueLabel,
  'credentials.submit': { en: 'Submit', fr: 'Valider', es: 'Enviar', pt: 'Enviar', de: 'Absenden' },
  'error-submit-email.submit': {
    en: 'Submit and close',
    fr: 'Envoyer et fermer',
    es: 'Enviar y cerrar',
    pt: 'Enviar e fechar',
    de: 'Senden und schließen',
  },
  'error-try-again.another': {
    en: 'Try another source',
    fr: 'Essayer un autre fournisseur',
    es: 'Probar con otro proveedor',
    pt: 'Tentar outro fornecedor',
    de: 'Anderen Anbieter wählen',
  },
  'error-try-again.retry': retry,
  'header.back': { en: 'Back', fr: 'Retour', es: 'Atrás', pt: 'Voltar', de: 'Zurück' },
  'header.close': { en: 'Close', fr: 'Fermer', es: 'Cerrar', pt: 'Fechar', de: 'Schließen' },
  'question.verify': verify,
  'retry.button': retry,
  'select-account.add-count': {
    en: '{count, plural, one {Add # account} other {Add # accounts}}',
    fr: '{count, plural, one {Ajouter # compte} many {Ajouter # de comptes} other {Ajouter # comptes}}',
    es: '{count, plural, one {Añadir # cuenta} many {Añadir # de cuentas} other {Añadir # cuentas}}',
    pt: '{count, plural, one {Adicionar # conta} many {Adicionar # de contas} other {Adicionar # contas}}',
    de: '{count, plural, one {# Konto hinzufügen} other {# Konten hinzufügen}}',
  },
  'select-account.add-single': {
    en: 'Add account',
    fr: 'Ajouter le compte',
    es: 'Añadir cuenta',
    pt: 'Adicionar conta',
    de: 'Konto hinzufügen',
  },
  'select-account.continue': continueLabel,
  'select-account.continue-count': {
    en: 'Continue with {count, number} selected',
    fr: 'Continuer avec la sélection ({count, number})',
    es: 'Continuar con la selección ({count, number})',
    pt: 'Continuar com a seleção ({count, number})',
    de: 'Weiter mit Auswahl ({count, number})',
  },
  'success.button': { en: 'Finish', fr: 'Terminer', es: 'Finalizar', pt: 'Concluir', de: 'Abschließen' },
  'upload-invoices.cancel': {
    en: 'Cancel upload',
    fr: 'Annuler l’importation',
    es: 'Cancelar subida',
    pt: 'Cancelar envio',
    de: 'Hochladen abbrechen',
  },
  'upload-invoices.continue': continueLabel,
}

describe.each(Object.entries(buttons))('%s', (key, labels) => {
  it.each(Object.entries(labels) as [Language, string][])('in %s', (language, label) => {
    expect(texts[language][key]).toBe(label)
  })
})
