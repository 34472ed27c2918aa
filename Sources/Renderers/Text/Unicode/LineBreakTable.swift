/// The line breaking class of each code point; made by scripts/generate-unicode.
enum LineBreakTable {
  /// The version of Unicode that the table was made from.
  static let unicodeVersion = "17.0.0"

  /// Read on first use.
  static let table = ScalarTable(
    packed: """
      9IKC2AB18IESWecdeWVRecTLTU10b2T3eS27eVcR29eVKQe6ID26IHVd3c5eXeK2edc2eN6eY3eV520eN3eN18eN32e9\
      2I7H13I14eT260e7I255eTM4ece45IMIe2Ie2ISI8e27g4e4g13e6b3e3d2T2e11ISI3S43e21I10bd2b3eI99eSe7Ib\
      e6I2e2Ie4I2e10b23eI30e27I91e11I15e10b33e9I4eTS3eI2c22e4Ie9Ie3Ie5I43e3I52e2b5e9I42e24Ib33I54e\
      3Ie18Ie7I10e2I2K10b17e3I56eIe7I2e2I2e3I9eI10e2I2e10b2e2d5edec2eI2e3I56eIe5I4e2I2e3I3eI20e10b\
      2I3eI11e3I56eIe8Ie3Ie3I20e2I2e10bec8e6Ie3I56eIe7I2e2I2e3I7e3I10e2I2e10b18eI59e5I3e3Ie4I9eI14\
      e10b9ec6e5I55eIe7Ie3Ie4I7e2I11e2I2e10b7eN9e3IN55eIe7Ie3Ie4I7e2I11e2I2e10b3eI12e4I55e2Ie7Ie3I\
      e4I9eI10e2I2e10b9ed7e3I70eI4e6IeIe8I6e10b2e2I61eI2e7I4ec7e8Ie10b2K85eI2e9I11e7Ie10b39e4Ne2NH\
      2NKH5SHeS3e2I6e10b10eKIeIeIVQVQ2I49e14IK5IK2I5e11Ie36Ie2K6eI9e2NKN5e2H80e20Ie10b2K10e4I4e3Ie\
      3I2e7I3e4I13e12IeI10b4I98e96*o72p88q349e3IeK158eM639eK26eVQ78e3K36e4I28e3I2K27e2I30e2I64e32I\
      2KZeKeKceI2e10b24e2S2KNe2Se3IHI10b107e2I34eI118e12I4e12I8e2S10b128e11b60e5I57e10Ie29I2eI10b6\
      e10b22e46I2e11IH20e5I47s16Iw8se2K10u2Ki4K10i9I9i3K3I30e13I2e10b6e38u12I2v48e20I3e5K10b6e10b3\
      6e2K80e3Ie21I4eI6eI2e3I198e13IH46IH3I509eN2e7KH3KFIJ2IMH2MO3eXYV2XYVX4e3aK2A5IH8deXYe2Z6eTVQ\
      3Z12eKd4Ke3KG5e10I13eVQ14eVQ17e7cdc*c12cd4cd2cdcd15c33I18ed5ed12ec251e2c219ea24eVQVQ14e2*i13\
      e*V*Q190e4*e3e*i2i*i472ef48e2*ee4i16e2*i2eie3ik2i16e8*ee3i12e12*e20ei22e*i10e6*e3e*e13e*e8e2\
      *e17e2*i5i2*i3i4ei*e3iei*i3e2i2ei2e3i8e*i6ei2*ii*ie2ik*i2e*i7i*e2e2i2*k2k26e*e35e*ee*e4e3*ee\
      *e3e6We2Si3eVQVQVQVQVQVQVQ31e3*e24e*e14e*e5eVQ31eVQVQVQVQVQ16eK386eVQVQVQVQVQVQVQVQVQVQVQ63e\
      VQVQ32eVQ285e2*e51e*e4e*e409e3I7eS3KeSK112eK14eI96e32I2WXYXY3WXYWXY8KeMVK2eXY2eXYVQVQVQVQ4KS\
      e2Ke2K5e2O3KeMKV8KeKe2K3e2SVRVRVRVRM34e26*ie89*i12e214*i26e16*i*K2*Q2*i*Z2*i*V*Q*V*Q*V*Q*V*Q\
      *V*Q2*i*V*Q*V*Q*V*Q*V*Q*Z*V2*Q10*i6*I5*i*I5*i2*Z2*iie*Z*i*Z*i*Z*i*Z*i*Z25*i*Z31*i*Z*i*Z*i*Z6\
      *i*Z6*i2*Z2e2*I4*Z*i2*Z*i*Z*i*Z*i*Z*i*Z25*i*Z31*i*Z*i*Z*i*Z6*i*Z6*i2*Z4*i4*Z*i5e43*ie94*ie86\
      *i9e*i16*Z31*ie40*i8e7024*i64*e21013*i*Z1143*i3e55*i55e2K269eKSK16e10b69e4Ie10I32e2I80e2Ie5K\
      266eI3eI4eI23e5I4eI11ed59e2N2S8e2I50e18I8e2K10b6e18I10eN2eI10b28e8I2K23e13I12e29*o3e4I47s13I\
      w6i3K4ieK10u4e2i5eI10e10b6e41u14I9e3KI8K2I2e10u2ei3K27e3I50eIe3I2e2I5e2IeI41e5I2K3e2I236e8IK\
      2I2e10b6e*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m2\
      7*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*\
      n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*m27*n*\
      m27*n*m27*n12e23p4e49q4e2048*e6400e512*i29egI10ge13ge5gege2ge2ge10g494eQV188ed3e16I3*Q2*Z2*S\
      *V*Q*a6eHIHIHI2HIHIHI2HI5*i*V*Q*V*Q*V*Q*V*Q*V*Q*V*Q*V*Q*V*Q2*i*V*Q7*i*Q*i*Qe2*Z2*S*i*V*Q*V*Q\
      *V*Q8*ie*i*c*d*i147eGe*S2*i*c*d2*i*V*Q2*i*Q*i*Q11*i2*Z3*i*S27*i*V*i*Q29*i*V*i*Q*i*V2*Q*V2*Q*\
      Z*i10*Z45*i2*Z31*i3e6*i2e6*i2e6*i2e3*i3e*d*c3*i2*ce7*e10e3IP259e3K250eI226eI149e5I36eK48eK20\
      7e10b941eK199eK225e3Ie2I5e4I40e3I4eI16e8K141e2I9e6Ka66e7K484e4I8e10b6e10b31e5IM316e2IM34eK41\
      e6I70e11I49e4I122e3I2t51s14Iw2K5i4e20i10uI2s2Is9eH3I45e11I2eb4KI10eb34e10b6e3I36e14Ie10b4Ke2\
      I44eIeN10e3I48e14I4e2KeK4Ie2I10beNe3K76e12I2Ke2KeI2eI103eK53e12I5e10b6e4Ie8s2e2s2e22se7se2se\
      5se2IK7I2e2I2e2Iw2eu6eI5eK2u2s2I2e7I3e5I11e10ueu2eue2u36sei9IeI2eIe4Ie4IwtI3ie2i8e2I82e18I4e\
      4Ke10b2K2eI81e20I12e10b213e7I2e9IN2K2S3e15K4e2I82e17I2K13e10b6e13N62e13I8e10b6e20b57e15I4e10\
      b2e3K237e15I165e10b22e7s2es2e8se2se24s6Ie2I2e3IwtIt2I3K9e10u119e7I2e7IeNeI28e10I40e7Ie4INe4K\
      NeI9e11I46e16I3Ke3N2K93e10N86e8I136e10b53e8Ie8Ie5K10e10b22eNS32e22Ie14I122e6I3eIe2Ie7IeI8e10\
      b48e5Ie2Ie5I8e10b54e10b246e18uK4I2K7e2ItI13se34s7I3e4Iw2K11i10uI130e4d30eK1136e5K3555e3V3Q36\
      eQ3eVQVQ239eV2Q179eV7HVQ3HVQVQI6e15I4472eVQ6960e30u18I10u2342e10b4e2K80e10b38e5IK58e7I3K10eK\
      11e10b532e2K10b285e2K182eIe55I7e4I77e4*Z*H11e2*I2*Z3*i9e6912*i470*e41e*e31*i97e115*i8701e4*e\
      e7*ee2*ee291*i15e*Z29e3*Z2e*Z14e4*Z8e396*i2465e2IK4I4172e10b518e46I2e23I542e5I3e22I2e7I30e4I\
      148e3I187e87*e9e23*e1111e50b512e55I4e50I8eI14eI2e4K16e5Ie15I1360e7Ie17I2e7Ie2Ie5I100eI160e7I\
      9e10b356eI61e4I10b5ec492e4I10b244e2Ie10b232eI2eI7e2I5eI474e7I109e7I5e10b4e2V844ed3ed847e4i*i\
      39i4j100i12j15i2j15ij14i*ij37i10j142e*e2e10*e19e56j26r3*i13j44*i4j9*i7j2*i14j6*i154j33*i12i9\
      *ii70*ii7*i*k14*i8i2e2i21*i2*e5*i*e5*i3*k2*i*k2*i*k2k2i5*i12i17*i3i*i3i3*i5*l63*ii*ii2*k2*i1\
      1*k21*i19*k3*i*k4*i3*k*i3*k7*i*k*i*k14*i*e*i*e*i*e5*i*k4*i*e*i2*e74*i2i*i7*e16*i14*e13*i12*e\
      12ei4*ii24*i12i2k4i*k21ik4i2*k13i*i47i8e24i6ei74*i3*k3*i5*k38e3W3Z4e35*i*k16*i3*k9*i*k5*i6i*\
      k3i3*i2i4*i3j4*i11i2*i3j4i9*i3j116e3i4e5i85e5i6j12*i4j*i15j12e4h56e8h10e6h40e8h30e2h12e4h2e1\
      4h9e39h12e*k2*i*k8*i8*k6*i*k9*i10*k*ii3*k7*ii48*i*k61*i2*k*i2*k*i*k17*i3*k*i13*k34*i88e8j14i\
      2j13*i3j11*i3j53*i3*k*ij*i4j16*i2j12*i4j*i9*k7j240e10b6e1022j2e65534*i2e65534*i655363eI30e96\
      I128e240I196112e
      """
  )
}
