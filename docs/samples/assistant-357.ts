export default { origins: ['https://shop.acme.example', 'https://app.acme.example'] };
