import type { SupportRequestType } from '../../../core/domain/choice-lists.ts';

const requestType: Record<SupportRequestType, string> = {
  generalInquiries: 'General inquiries',
  productInquiries: 'Product inquiries',
  technicalSupport: 'Technical support',
};

/** The emails to the staff, who read English. A subject holds nothing that a person typed. */
export const staffMessages = {
  supportRequest: {
    subject: 'Clearline support: {{requestType}}',
    title: 'A question from the support form',
    lead: 'Reply to this email to answer the person.',
    requestType,
    labels: {
      requestType: 'Request type',
      name: 'Name',
      email: 'Email',
      phoneNumber: 'Phone',
      requestId: 'Request',
      supportInformation: 'Question',
    },
    footer: 'The support form of Clearline sent this email.',
  },
};
