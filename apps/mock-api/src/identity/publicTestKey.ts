import type { JWK } from 'jose'

/**
 * Signing key of the mock's tokens. It is public on purpose and protects nothing: every account is invented, and the
 * password is in this repository. A fixed key keeps sign-ins valid across restarts and saves the time to generate one.
 * Never trust it anywhere else.
 */
export const publicTestKey: JWK = {
  kty: 'RSA',
  kid: 'public-test-key',
  use: 'sig',
  alg: 'RS256',
  n: 'qaPMnMGhGYzqDGQAmHYABv1M6KcrQkVNExKvBM0fWvqb6xxXYbqzGxBm3pS5EE0sXl7iNChrzDFQgiLy3hLhh868kA3O0xorsJR4JRBx-plgspgtuKtrTq2L--DTVLkl77maLtijMduRpt8AK-7wgn7nlKFXo5YA2UEROUCpMgwphBheWEOmc8WQ_CGlc-JYo-VKfjOzuzyfwZuEh5dI0cskM0mQB3hd2AkTSnTOjtPgD6pcPE5bvQcg5miffJUJRkpsuDk3z2WHLOO5AB-uuYOsV_w0HCkNOj2EPZp-MHX3cTO6pCQwlg9sOlefumcaU_PgJ2oy1QoDzfh0MBT_iw',
  e: 'AQAB',
  d: 'KB9WOzMu07i4-KJEY8rw-bY6VQKI4D083Ah8vbF4O4_vhb2nyzUZvIp2Einx1XGzT0S40qZGzL5TMNxsPesQTYsvnRCu_M4BTFvpSLbphmB1dvg4RCfDExJH_BRyV2UNHHR1C6RwgM_SVLoEs99pIiw6wLQiYs4NOFVD6hspiWzlZoRAOqn_6t49EW1hiyakgaAzMlZgeSXcnYuVsjhmf5ZeutnoDg8iZTBqPDC0Bi5z7wUkpfuDTktO3ichUhEgd0SF99McleOQvLZ2wHLGfsr_whTsmn5d0fvtJfFhPWbI5VGeaRXTXcr37Qncwu2RyjOw004YP13FiKkHdjBubQ',
  p: '0Ytc25qUCZOdJVe86MPOrRuqHaYjtU50cwNBZuicmpYGc2ASLANTMZhuhtBQtOUupPYwkZdf9xquf1MLCSaZMaZmagzhdfAkMalm2r0UtIdHhuhbBqHAlJmdpkfPtJmYcaRJJLQsosVdI5CsWmvSRYaBODjDxeqm9Y87C8kmcDU',
  q: 'zz-qGWXLYeaOG6mjVwRrPcxQM9RYYoRtPmqyfJbC2JRkp9IGZhKtAZEaYXXjpyEBB-jtSEjapvbHww2r_tfjV0JDkNaL2Vc68tyDAzmpXOJQ6eu3bepEytYW81d7Ps3ahSmzYwQz9ecee259J3u2iTbkW26bItw7lcPSTmlDKL8',
  dp: 'gYIp1Qx3vGeAc4kDl7UVcsYrYQHDBhbEQCVd8bWIvL5GpF5XPN6dN4TnoujzSKpxJsGGCSXOyRGzkbwIkRJLEnWuzJLDcjoGlK8Hg9_jASSvH4FSaQnl1bIPzqqJhCx-HJaWIlo9UCi9RPLwoz4Kiq_0A4SJ8zPxFsn8i286E5U',
  dq: 'fRUNkpqPb5z489UkkiZGm1uupDlqxrrqPBulcfCD1LdrMKZf2kc3R5TN-Thvl7UhrCZ234OpA9A5rI2Z2wttWILTyJzUdu5g06cnI1Ev2LF26Fets5cKwekInQGVjsgrNOeALyigO6-sBA8hVi0idBo_JLfSxe1pwPAZA94f_H0',
  qi: 'AtB2VZN0Xb6NGKY6cacv7agko2omV_Xkb6azW12IkF55KKT-UoTcSpCl1omYTIt01hv-c3rX0wpJzpO7g8C9wgSCa_cu-j5lMChd_8MA-Co4X8gajHMTNtSLPOgBNLREtArs1Q0WLbtVMT4NxZAvBFCT2j9a97YGOTEnXbBehpw',
}
