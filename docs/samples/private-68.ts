export default {
  passwords: [{ password: process.env.STAFF_PASSWORD, groups: ['staff'] }],
  openid: {
    issuer: 'https://id.acme.example',
    clientId: 'docs',
    clientSecret: process.env.CLIENT_SECRET,
    origin: 'https://docs.acme.example',
  },
};
