/**
 * Runs in the hidden frame of a silent renewal (S2: /silent-renew-oidc.html): hands the answer of the identity provider,
 * which is in this page's address, to the portal around it.
 */
window.parent.postMessage(
  { source: 'charge-portal:silent-renew', url: window.location.href },
  window.location.origin,
)
