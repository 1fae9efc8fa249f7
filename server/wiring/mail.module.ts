import { ContainerModule } from 'inversify';
import { makeMailboxSmsSender } from '../sms/mailbox-sms-sender.ts';
import { makeGatewaySmsSender } from '../sms/gateway-sms-sender.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { TOKENS } from './tokens.ts';
import { makeMailboxMailer } from '../mail/mailbox-mailer.ts';
import { mailboxFolder, makeMailbox } from '../mail/mailbox.ts';
import { makeNodemailerMailer } from '../mail/nodemailer-mailer.ts';

/** The transports of emails and text messages: the configured ones, or a mailbox folder. */
export const mailModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.mailbox)
    .toDynamicValue((context) => {
      const { dataDir, filesDir } = context.get(TOKENS.config);
      return makeMailbox(mailboxFolder(filesDir ?? dataDir));
    })
    .inSingletonScope();
  bind(TOKENS.mailer)
    .toDynamicValue((context) => {
      const { smtpUrl, mailFrom, isProduction } = context.get(TOKENS.config);
      return smtpUrl === null
        ? makeMailboxMailer(context.get(TOKENS.mailbox))
        : makeNodemailerMailer({
            url: smtpUrl,
            from: mailFrom,
            mustEncrypt: isProduction && !isLoopbackUrl(smtpUrl),
          });
    })
    .inSingletonScope();
  bind(TOKENS.smsSender)
    .toDynamicValue((context) => {
      const { smsGateway } = context.get(TOKENS.config);
      return smsGateway === null ? makeMailboxSmsSender(context.get(TOKENS.mailbox)) : makeGatewaySmsSender(smsGateway);
    })
    .inSingletonScope();
});
