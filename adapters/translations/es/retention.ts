import type { RetentionRow } from '../../../core/domain/retention.ts';

/** What the privacy policies say of each row of the retention table. `{{days}}` is the row's number of days. */
export const retention = {
  deliveredReports: 'Lo que un reporte dice de usted, una vez entregado: {{days}} días.',
  undeliveredReports:
    'Un reporte que no podemos entregar: {{days}} días. Lo seguimos intentando durante todo ese tiempo.',
  guestResults:
    'El resultado de una prueba hecha sin cuenta: {{days}} días después de entregar o retirar su reporte. Si no hay reporte, {{days}} días después de guardarlo.',
  progress: 'Las etapas a las que llegó una prueba: {{days}} días.',
  supportRequests: 'Las preguntas a soporte: {{days}} días.',
  sentFiles: 'Los archivos con mensajes o reportes que enviamos: {{days}} días.',
} as const satisfies Record<RetentionRow, string>;
